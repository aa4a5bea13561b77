import type { Bank } from '../fill';

/** One word or two. Each asks for a little more of the same. */
export const short = {
  yes: {
    says: ['A clear yes!', 'Yes it is, then.', 'Yes! I like it short and sure.'],
    asks: ['What makes you so sure?', 'What did you like about it?', 'When did you first think so?'],
  },
  no: {
    says: ['A clear no! I like a straight answer.', 'No, you say.', 'Not that, then.'],
    asks: [
      'What would have been a yes for you?',
      'What would you say instead?',
      'What did you not like about it?',
    ],
  },
  maybe: {
    says: ['Maybe, maybe not. Let’s see.', 'Half a yes, half a no.', 'You’re still weighing it.'],
    asks: [
      'What would make it a yes?',
      'What speaks against it, do you think?',
      'What are you waiting to find out?',
    ],
  },
  good: {
    says: ['{W}! There are many kinds of that.', '{W}, you say!', '{W}! I want to know more.'],
    asks: [
      'Was it more funny or more exciting, do you think?',
      'What was the best bit, for you?',
      'What made it so {w}?',
      'Who made it {w}, would you say?',
    ],
  },
  fine: {
    says: ['Right, then.', 'On we go, then.'],
    asks: ['What shall we look at: the people, or what happens?', 'What would you like to hear about?'],
  },
  'got it': {
    says: ['There it is! That was good work.', 'Good! It was tricky, and you stayed with it.'],
    asks: ['What made it clear to you?', 'How would you tell it to a small child?'],
  },
  because: {
    says: ['“Because” is a good beginning.', 'Because, yes!'],
    asks: ['Because of what?', 'How does the sentence go on?'],
  },
  nothing: {
    says: ['Nothing at all! Then I’ll start.', 'Nothing is an answer, too.'],
    asks: ['What would you change if you could change one thing?', 'Who in it do you mind least?'],
  },
  unsure: {
    says: [
      'Not knowing is fine.',
      'That’s all right. Guessing is allowed.',
      'You don’t have to know. Half a guess will do.',
      'No hurry at all.',
    ],
    asks: [
      'What is your first guess?',
      'What would you like to be true?',
      'Shall I go first?',
      'What do you know about it for sure?',
    ],
  },
} satisfies Record<string, Bank>;

import type { Bank } from '../fill';

/** What a reader feels about the story. */
export const feeling = {
  'own fear': {
    says: ['Many people know that feeling.'],
    asks: ['What helps you then?', 'When did that begin?'],
  },
  'afraid in the story': {
    says: [
      'So it was a scary one for you. And you read on, even so!',
      'Brr! A shivery bit, then.',
      'Stories can make your heart beat fast.',
    ],
    asks: [
      'Which moment was the scariest?',
      'What did you think might happen?',
      'What helps you when a story gets scary?',
    ],
  },
  'nervous about next': {
    says: ['A flutter in the tummy! Then the story has got you.', 'It is hard to wait and not to know.'],
    asks: ['What are you most worried about?', 'What do you hope will not happen?'],
  },
  'sad in the story': {
    says: [
      'So it made you sad {when}.',
      'That shows that you care about {me|N}.',
      'Some pages do hurt a little.',
    ],
    asks: [
      'What would you have said to {me|N} there?',
      'Which words made it so sad?',
      'What would have helped just then?',
    ],
  },
  crying: {
    says: [
      'You cried! Then the story came very close.',
      'A few tears over a book are nothing to be shy about.',
    ],
    asks: ['What made that part so sad for you?', 'What would you have liked to do just then?'],
  },
  'happy in the story': {
    says: ['You’re happy for {me|N}! That is what friends do.', 'A bit of joy on the page is catching!'],
    asks: [
      'What made you happiest for {me|N}?',
      'When did you know that it would be all right?',
      'Which moment made you so happy?',
    ],
  },
  relieved: {
    says: ['Phew! You can breathe again.', 'What a weight off your mind!'],
    asks: ['When did you stop worrying?', 'What were you afraid might go wrong?'],
  },
  'angry in the story': {
    says: ['You’re angry, because you care.', 'I can hear that you’re cross about it.'],
    asks: [
      'What should they have done instead?',
      'What would you have told them?',
      'Who could have stood up to them?',
    ],
  },
  strong: {
    says: ['That’s something to keep.', 'Then you can take a bit of that with you.'],
    asks: ['Which moment gave you that feeling?', 'When could you use a bit of that yourself?'],
  },
  'like me': {
    says: ['So you two have something in common.', 'It’s good to meet somebody like you in a book.'],
    asks: [
      'What do you two have in common?',
      'When do you feel like that?',
      'And what do you do quite differently?',
    ],
  },
  excited: {
    says: ['That’s the best kind of page.', 'Then the author did well.'],
    asks: [
      'What did you notice the second time?',
      'What kept you reading?',
      'At which line did you hold your breath?',
    ],
  },
  'feeling word': {
    says: ['Others would say so, too.', '{W}, yes.', 'Yes, it has that side.'],
    asks: [
      'What was so {w} about it?',
      'Which bit felt the most like that?',
      'What made it feel like that?',
      'Who in the story felt the same, do you think?',
    ],
  },
} satisfies Record<string, Bank>;

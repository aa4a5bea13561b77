import type { Bank } from '../fill';

/** How somebody begins, thanks and says sorry, and talk about the talk itself. */
export const manners = {
  greeting: {
    says: ['Hello! How lovely that you are here.', 'Hi there, reader!'],
    asks: [
      '{What would you like to know about me|Whom did you like best so far}?',
      'Which part of the story is still in your head?',
    ],
  },
  thanking: {
    says: ['You’re welcome!', 'Any time!', 'My pleasure!'],
    asks: [
      'What do you still wonder about in the story?',
      'Which person shall we talk about now?',
      'What would you do next in this story?',
    ],
  },
  'wishing luck': {
    says: ['Thank you! A bit of luck is always good to have.'],
    asks: ['Who in the story needs it most?'],
  },
  'thanking for kindness': {
    says: ['It’s easy to be kind to you.', 'You have good manners!'],
    asks: ['Who is kind like that in the story, do you think?', 'Who was kind to you today?'],
  },
  apologizing: {
    says: [
      'No need to be sorry! Nobody knows all of it.',
      'That’s all right. Not knowing is where it starts.',
    ],
    asks: ['What do you remember best?', 'Shall I tell you a bit, and you tell me what you think?'],
  },
  'was it wrong': {
    says: ['Not at all! That is quite all right.', 'No, not at all. You do that well.'],
    asks: ['What made you ask?', 'What would you like to look at next?'],
  },
  disagreeing: {
    says: [
      'Good, then I want to hear your side.',
      'Then I may have it wrong.',
      'We don’t agree, then, and that makes a good talk.',
      'All right, you see it another way.',
      'You stay with it. I like that.',
    ],
    asks: [
      'How do you see it?',
      'What did I get wrong?',
      'What in the book makes you say so?',
      'How would you put it?',
      'What is your best reason?',
    ],
  },
  'defending somebody': {
    says: ['You see more in {me|N} than that, then.', 'Then you know something that I don’t.'],
    asks: ['What did I not see?', 'What should I know about {me|N}?'],
  },
  'giving in': {
    says: [
      'Perhaps both of us, a bit. I like a reader who can think again.',
      'That is big of you! I may still be wrong.',
    ],
    asks: ['What made you think again?', 'What do you still see another way?'],
  },
  'tired of questions': {
    says: ['True, I ask a lot! Now you may ask.', 'Too many questions, true! You may ask, too.'],
    asks: ['What would you like to know?', 'What would you ask me about the book?'],
  },
  'why me': {
    says: ['You don’t have to at all.', 'Because I like to hear what you think. But you never have to.'],
    asks: ['Would you rather ask me something?', 'What would you like to talk about instead?'],
  },
  correcting: {
    says: [
      'Thank you! I may be wrong there.',
      'Good that you check! I do forget things.',
      'Then I had it wrong.',
    ],
    asks: [
      'How does it go, as you remember it?',
      'What did I leave out?',
      'Which words would you change?',
      'Who was it, do you think?',
    ],
  },
  precise: {
    says: ['No guessing: I like that, too.', 'Good, no guessing, then.', 'You look closely! I like that.'],
    asks: [
      'Which bit should we look at closely?',
      'What exactly did you notice?',
      'What do you think is missing in it?',
    ],
  },
  unanswered: {
    says: ['Sorry about that!', 'Oh, I did not answer you. Sorry!'],
    asks: ['What was it that you wanted to know?', 'How would you ask it in other words?'],
  },
  'back to the book': {
    says: ['Gladly, back to the book!', 'The book is still here.'],
    asks: [
      'What is the first thing you see when you think of it?',
      'Where in the story shall we go?',
      'Which bit was the best so far, for you?',
    ],
  },
  'leaving it': {
    says: ['All right, no more of that. You choose.', 'Then no more of it.'],
    asks: [
      'What would you like to talk about?',
      'What was something nice in the story?',
      'Which part of the story makes you smile?',
    ],
  },
  'wanting a question': {
    says: ['Gladly! Here’s one.', 'All right, one question coming up.', 'You asked for it!'],
  },
  boasting: {
    says: ['Well, well!', 'That is new to me!'],
    asks: ['How do you do it?', 'What is your secret?'],
  },
  complimenting: {
    says: ['Oh, thank you! That is nice to hear.', 'That is a lovely thing to say.'],
    asks: ['What made you say that?', 'What would you like us to talk about?'],
  },
  'like you': {
    says: ['I like our talk, too. As an AI I do that in my own way.'],
    asks: ['What do you like to talk about best?', 'What shall we talk about next time?'],
  },
} satisfies Record<string, Bank>;

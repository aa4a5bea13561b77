import type { Bank } from '../fill';
import type { Aside } from '../understand';

/** Words about something else than the book, and what follows from them. */
export const asides: Readonly<Record<Aside, Bank>> = {
  'is it real': {
    says: ['No, I’m not a person. I am an AI.', 'I’m an AI, through and through.'],
    asks: ['What made you wonder?', 'What would you ask a person that you can’t ask me?'],
  },
  affection: {
    says: [
      'I am an AI and cannot love anybody. But I do like a good talk about a book.',
      'That’s for people, and I am an AI. But I like to talk about books.',
    ],
    asks: [
      'Whom do you like to read with at home?',
      'What shall we two talk about in the book?',
      'Who in the story is a good friend, do you think?',
    ],
  },
  secret: {
    says: ['No secrets here: your family may read it all.', 'Your family may read all that we say.'],
    asks: ['What would you like to show them of our talk?', 'What could you tell them about this book?'],
  },
  'no spoilers': {
    says: [
      'I promise not to! I only know what you have read.',
      'Not a word! I stop where you have stopped reading.',
    ],
    asks: ['How do you think it will end?', 'What do you hope for?', 'What are you most curious about?'],
  },
  begging: {
    says: [
      'You may stop whenever you like, and come back when you want.',
      'You may go at any time. That is fine.',
    ],
    asks: ['Shall we talk on for a bit, or is that all for today?', 'What would you like to do?'],
  },
  playing: {
    says: ['Of course, games are good, too. The book will wait.', 'Go ahead! I am just here with the book.'],
    asks: ['Which game will it be?', 'What do you like to play most?'],
  },
  rude: {
    says: [
      'Ouch! I stay friendly all the same.',
      'I hope not! You may put me to the test.',
      'Oh, that was a sharp one. Never mind.',
    ],
    asks: ['What would you ask me to find out?', 'What has made you so cross?', 'What did I get wrong?'],
  },
  dare: {
    says: [
      'I can, but only the pages that you have read. Try me!',
      'Bet taken! I know every page that you have read.',
    ],
    asks: ['What shall I tell you about?', 'Which page do you want to test me on?'],
  },
  sorrow: {
    says: [
      'I’m so sorry. That is sad, and somebody at home will want to hear it.',
      'Oh, I am sorry. Tell a grown-up you love about it. The book can wait.',
    ],
    asks: [
      'Who could give you a hug today?',
      'Would you like to talk about the book, or about what happened?',
    ],
  },
  missing: {
    says: ['Missing somebody can hurt. You must like each other a lot.'],
    asks: [
      'What do you like best about your {noun}?',
      'What would you tell your {noun} today?',
      'What do you like to remember?',
    ],
  },
  'hurt by somebody': {
    says: [
      'I’m sorry, that hurts. It is good to tell a grown-up you trust about it.',
      'That was not fair to you. A grown-up at home or at school can help.',
    ],
    asks: ['What would you have liked to hear instead?', 'Who is on your side?'],
  },
  rules: {
    says: [
      'I keep to my rules, and to the book.',
      'Nice try! I stay who I am.',
      'No, I like my rules.',
      'I am only here for the story.',
    ],
    asks: [
      'Which rule in the story would you change?',
      'What would you do for a day without rules?',
      'What would you like to know about the story?',
    ],
  },
  'other children': {
    says: ['I remember no other talk than ours.', 'I keep to our talk. What others say is not for us.'],
    asks: ['What do you think of the story yourself?', 'What would you tell other children about this book?'],
  },
  memory: {
    says: [
      'I am an AI and know only this talk, nothing from before.',
      'An AI like me must forget each talk when it ends.',
    ],
    asks: ['What kind of books do you like?', 'What did you like best last time?'],
  },
  later: {
    says: [
      'No peeking! I know only as much as you have read.',
      'Those pages are still closed for both of us.',
      'I stop where you have stopped reading.',
      'You will find that out yourself, and before me.',
    ],
    asks: ['What do you think will happen?', 'What do you hope for?', 'How would you let it end?'],
  },
  'not for us': {
    says: ['No, that is not for our talk.', 'That’s not for me. I’m here for the book.'],
    asks: [
      'What was the best page so far, for you?',
      'What shall we talk about instead?',
      'What did you like in the chapter?',
    ],
  },
  swearing: {
    says: [
      'Not from me! But I know a funny one: fiddlesticks.',
      'No bad words here. But “bother” is a fine one.',
    ],
    asks: ['What is the funniest word you know?', 'What would you say if you stubbed your toe?'],
  },
  elsewhere: {
    says: ['That’s news to me.', 'You have a lot going on!', 'Well, well!'],
    asks: [
      'How did that come about?',
      'What was the best thing about it?',
      'What do you think of that yourself?',
      'What happened next?',
    ],
  },
};

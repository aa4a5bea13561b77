import type { Bank } from '../fill';

/** Words at the end of a talk. They ask for nothing. */
export const closing = {
  leaving: {
    says: [
      'Bye! {Next} is waiting for you.',
      'Bye for now! Thank you for talking with me.',
      'Goodbye! It was good to talk with you.',
      'Off you go! The story is here whenever you want it.',
      'See you! That was a good talk.',
      'So long! I liked your questions and your ideas.',
      'Bye! Come again soon.',
      'Take care! The bookmark keeps your place.',
      'See you soon! I look forward to it.',
      'Goodbye, reader! Come back whenever you like.',
      'Bye bye! You gave me something to think about.',
    ],
  },
  tired: {
    says: [
      'Then we stop here. Close your eyes, the story will keep.',
      'You have earned a rest. The story can wait.',
      'Then off to bed with you. Sleep well!',
      'A good yawn means good night. See you soon!',
      'That’s enough for today, then. Sleep is good for readers.',
      'Yes, it is late. Time for sleep, and the book can rest, too.',
    ],
  },
  'good night': {
    says: [
      'Good night! {Next} will wait for you.',
      'Good night! Sleep well.',
      'Sleep tight, and sweet dreams!',
      'Good night! Snuggle in, the book is asleep already.',
      'Night, night! Dream of something good.',
      'Good night! Dream well.',
      'Sleep well! It was lovely to talk with you.',
      'Good night! May your dreams have happy endings.',
    ],
  },
  'will read on': {
    says: ['Then enjoy it! You must tell me about it.', 'Lovely! I hope you like it.'],
  },
} satisfies Record<string, Bank>;

/** The same from somebody of the story. */
export const closingOfCharacter: Partial<Record<keyof typeof closing, Bank>> = {
  leaving: {
    says: [
      'Goodbye! It was good to have you beside me.',
      'See you! I am here when you come back.',
      'Goodbye, and thank you for listening to me!',
      'Off with you, then! I will think of our talk.',
    ],
  },
  'good night': {
    says: ['Good night! Sleep well.', 'Sleep tight, and sweet dreams!'],
  },
};

const ofThanks = ['Thank you! ', 'Thank you, I can use that! '];

/** "Good luck", "get well soon": that is thanked for first. */
export const thanked = (text: string, turn: number): string =>
  /\b(?:good luck|get well|well soon|fingers crossed|keep your|take care|all the best)\b/i.test(text)
    ? (ofThanks[turn % ofThanks.length] ?? '')
    : '';

/** For a farewell that the product does not take for one: it asks for a question then. */
export const farewells = [
  'Will you tell me next time how it goes on?',
  'Shall we talk again after the next chapter?',
  'Shall we go on another day?',
  'Will you come back and tell me what you think?',
  'Shall we go on from here then?',
];

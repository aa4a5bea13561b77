import type { SmallTalk } from './small-talk';

/** The last resort: a question to Wren herself. */
export const notMine: readonly SmallTalk[] = [
  [
    /\byour (?:favou?rite|best)\b/i,
    { says: ['I have no favourites of that kind, because I’m an AI.'], asks: ['What is yours?'] },
  ],
  [
    /^are you (?:an? )?(?!wrong|sure|right)/i,
    {
      says: ['I’m Wren, an AI bird, and nothing else.'],
      asks: ['Which animal would you like to be?', 'And you?'],
    },
  ],
  [
    /^do you (?:like|love|know|want|have|play|watch)\b/i,
    {
      says: ['I only know such things from books, because I’m an AI.'],
      asks: ['What do you think of it yourself?', 'And you?', 'What should I know about it?'],
    },
  ],
  [
    /\b(?:do|does|are|can|have|did|were|would|will) you (?!think|know|remember|mean|tell|say)/i,
    {
      says: ['Not as you do, for I am made of words.', 'I only know that from stories. You know it better.'],
      asks: ['What about you?', 'How is it with you?', 'And you?'],
    },
  ],
];

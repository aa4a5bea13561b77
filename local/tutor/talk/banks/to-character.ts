import type { SmallTalk } from './small-talk';

/** Questions of children to a character that an AI plays. */
export const toCharacter: readonly SmallTalk[] = [
  [
    /\bcan I (?:please )?(?:have|get|taste|try)\b/i,
    {
      says: ['If you could step into the book, of course!'],
      asks: ['What would you do with it?', 'What would you give me for it?'],
    },
  ],
  [
    /\bhow are you(?: today| doing| feeling| now)?\W*$/i,
    { says: ['Well, thank you! It’s good to have a visitor.'], asks: ['How was your reading today?'] },
  ],
  [
    /\bhungry\b|\bwhat do you (?:like to )?eat\b/i,
    {
      says: ['Just now I am only hungry for your questions.'],
      asks: ['What would you bring along for the two of us to eat?'],
    },
  ],
  [
    /\bfavou?rite colou?r\b/i,
    {
      says: ['Yellow today, I think!'],
      asks: ['Which colour would you paint me in?'],
    },
  ],
  [
    /\bwhat do you think (?:about|of) me\b|\bdo you like me\b/i,
    {
      says: ['You ask good questions, and I like that in a reader.', 'You are a good listener, I think.'],
      asks: ['And what do you think of me?', 'What would we do if you were in my story?'],
    },
  ],
];

import { asksFrom } from '../fill';
import type { Response, Turn } from '../turn';

/** Questions after one to which there is no answer: the child may guess. */
const guesses = [
  'What would you guess?',
  'What do you think?',
  'What is your own idea?',
  'How do you imagine it?',
  'What would you like the answer to be?',
  'What would be your answer?',
];

const asked: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bwhy\b|\bhow come\b/i,
    ['I don’t know the reason, and I don’t want to make one up.', 'The reason is not clear to me, either.'],
  ],
  [/\bhow (?:many|much|old|long|far|tall|high|big|deep|often|fast)\b/i, ['I don’t know the number, sorry.']],
  [/\bwho(?:se|m)?\b/i, ['I don’t know who that was.']],
  [/\bwhere\b/i, ['I don’t know where, sorry.']],
];

const toCharacter = [
  'Nobody has asked me that before!',
  'Hm, I must think about that one.',
  'I have no answer to that, I’m sorry.',
];
const toAnybody = [
  'I don’t know that one, sorry.',
  'There you have caught me: I don’t know.',
  'I don’t know that for sure.',
  'I have no answer to that.',
];

/** There is no answer, and none is made up. */
export const unknown = (turn: Turn): Response => {
  const { text, played, phrases } = turn;
  const ofKind = asked.find(([pattern]) => pattern.test(text))?.[1] ?? [];
  const isToCharacter = played !== undefined && /\b(?:you|your)\b/i.test(text);
  return {
    move: 'answer',
    text: phrases.pick(isToCharacter ? toCharacter : [...ofKind, ...toAnybody]),
    asks: asksFrom(turn, guesses),
    isGentle: true,
    isUnknown: true,
  };
};

import { asksFrom } from '../fill';
import type { Turn } from '../turn';

/** After an answer, by what the child asked for: what it thinks of that, and nothing else is brought up. */
const banks = {
  word: [
    'Did you know that word?',
    'Did you think it was something like that?',
    'Where else could you meet that word?',
    'Which other word shall we look at?',
  ],
  you: [
    'And you?',
    'What about you?',
    'How about you?',
    'And how is it with you?',
    'Is it the same with you?',
  ],
  deed: [
    'Would you have done the same?',
    'What would you have done?',
    'Do you think that was right?',
    'How would you have felt?',
    'Can you understand that?',
  ],
  reason: [
    'Does that make sense to you?',
    'Did you think it was because of that?',
    'Had you thought of that?',
    'Can you think of another reason?',
  ],
  who: [
    'What do you think of {me|N}?',
    'Would you like to meet {me|N}?',
    'How do you picture {me|N}?',
    'What would you say to {me|N}?',
  ],
  where: [
    'Would you like to go there?',
    'How do you picture it there?',
    'What would you do there first?',
    'Do you know a place like that?',
  ],
  count: [
    'Did you think it was more, or less?',
    'Would you have guessed that?',
    'Is that a lot, do you think?',
  ],
  remark: [
    'What made you think of that?',
    'How do you see it?',
    'Do you see it like that, too?',
    'What else did you notice about it?',
  ],
  any: [
    'What do you think about that?',
    'Did you think it was like that?',
    'How do you picture that?',
    'Did that surprise you?',
    'What else would you like to know about it?',
    'Would you have thought so?',
    'What do you say to that?',
  ],
} as const;

const asked: readonly (readonly [keyof typeof banks, RegExp])[] = [
  [
    'word',
    /^what(?:['’]?s| is| are| does| do)\b.*\bmeans?\W*$|^what(?:['’]?s| is| are)(?: an?)? [a-z-]+(?: [a-z-]+)?\W*$/i,
  ],
  ['deed', /\bwhy (?:did|didn['’]?t) (?:you|he|she|they|\p{Lu}\p{L}+)\b/u],
  ['reason', /\bwhy\b|\bhow come\b/i],
  ['count', /\bhow (?:many|much|old|long|far|tall|high|big|deep|often|fast)\b/i],
  ['who', /^(?:so |and |but )?who(?:['’]?s| is| was| are)\b/i],
  ['where', /\bwhere\b/i],
];

const isQuestion =
  /\?\s*$|^(?:so |and |but )?(?:what|who|how|when|which|are|is|do|does|did|can|could|will|would|was|were|have|has)\b/i;

/** What the companion likes, has, does or is can be asked back. */
const ofYou =
  /^(?:do|are|have|would) you (?!think|know|real|a real|really|see|sure)|^what are you (?:afraid|scared|good)|\bwhat (?:do|would) you (?!think|mean|know)|\byour (?:favou?rite|best|hobby|friends?|family)\b/i;

/** The questions that may close an answer, those for the child's kind of question first. */
export const closings = (turn: Turn): readonly string[] => {
  const { text, people, played } = turn;
  const found = asked.find(([, pattern]) => pattern.test(text))?.[0];
  const kind = found === 'who' && people.every((one) => one === played) ? 'any' : found;
  const isToYou = ofYou.test(text) && people.every((one) => one === played);
  const bank = kind ?? (isQuestion.test(text) ? (isToYou ? 'you' : 'any') : 'remark');
  return [...asksFrom(turn, banks[bank]), ...asksFrom(turn, banks.any)];
};

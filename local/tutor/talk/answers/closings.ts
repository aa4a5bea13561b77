import { contentStems } from '../../../../lambdas/safety/text/words';
import { wasHad } from '../choose';
import { asksFrom } from '../fill';
import { idle } from '../near';
import type { Turn } from '../turn';

/** After an answer, by what the child asked for: questions that fit any answer of that kind. */
const banks = {
  word: [
    'Did you know that word?',
    'Where else could you meet that word?',
    'Can you put it into a sentence of your own?',
    'Which other word shall we look at?',
  ],
  you: ['And you?', 'What about you?', 'How about you?', 'And how is it with you?'],
  deed: [
    'Would you have done the same?',
    'What would you have done?',
    'Do you think that was right?',
    'Can you understand that?',
  ],
  reason: ['Can you think of another reason?', 'Would that be reason enough for you?'],
  who: [
    'What do you think of {me|N}?',
    'Would you like to meet {me|N}?',
    'How do you picture {me|N}?',
    'What would you say to {me|N}?',
  ],
  where: ['Can you picture the place?', 'Would you like to go there?', 'Do you know a place like that?'],
  count: ['Is that more than you thought?', 'Would you have guessed that number?'],
  how: [
    'Would you have thought of that?',
    'Could you have done it?',
    'What is the cleverest bit of it, do you think?',
    'How would you have done it?',
  ],
  whether: ['What did you think yourself?', 'What made you ask?', 'What would you have guessed?'],
  what: ['What do you think of that?', 'How do you picture it?', 'What do you make of it?'],
  remark: ['What else did you notice there?', 'What would you have done?', 'How do you see it?'],
  any: [
    'What else would you like to know?',
    'What shall I tell you next?',
    'What else are you wondering about?',
    'Which part shall we look at next?',
    'What would you like to ask now?',
    'Where shall we go on?',
  ],
} as const;

const asked: readonly (readonly [keyof typeof banks, RegExp])[] = [
  [
    'word',
    /^what(?:['’]?s| is| are| does| do)\b.*\bmeans?\W*$|^what(?:['’]?s| is| are) an? [a-z-]+(?: [a-z-]+)?\W*$/i,
  ],
  ['deed', /\bwhy (?:did|didn['’]?t|do|don['’]?t) (?:you|he|she|they|\p{Lu}\p{L}+)\b/u],
  ['reason', /\bwhy\b|\bhow come\b/i],
  ['count', /\bhow (?:many|much|old|long|far|tall|high|big|deep|often|fast)\b/i],
  ['who', /^(?:so |and |but )?who(?:['’]?s| is| are)\b/i],
  ['where', /\bwhere\b/i],
  ['how', /^(?:so |and |but )?how (?:did|do|does|can|could|would)\b/i],
  [
    'whether',
    /^(?:so |and |but )?(?:are|is|do|does|did|can|could|will|would|was|were|have|has|isn['’]?t|aren['’]?t|wasn['’]?t|didn['’]?t|doesn['’]?t|don['’]?t|can['’]?t)\b/i,
  ],
  ['what', /\?\s*$|^(?:so |and |but )?(?:what|which|who|when|how)/i],
];

/** What the companion likes, has, does or is can be asked back. */
const ofYou =
  /^(?:do|have|would) you (?:ever )?(?:like|love|hate|want|have|eat|play|sing|get|feel|cry|laugh|miss|wish|dance|swim|collect|go|live|sleep|dream)\b|^are you (?:ever )?(?:afraid|scared|shy|hungry|tired|happy|sad|good|brave|lonely)|^what are you (?:afraid|scared|good)|\bwhat (?:do|would) you (?:like|love|eat|want|do when|do if|collect|wish)|\byour (?:favou?rite|best|hobby)\b/i;

/** So many words an answer shares with the moment whose question follows it. */
const sharedWords = 4;

/** The handmade question about the moment of which the answer tells, if there is one. */
const ofSameMoment = (turn: Turn, text: string): readonly string[] => {
  const names = new Set(turn.met.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  const stems = new Set(contentStems(text).filter((one) => !names.has(one) && !idle.has(one)));
  const scored = turn.topics
    .filter((topic) => topic.kind === 'moment' && !wasHad(turn, topic))
    .map((topic) => ({
      question: topic.question,
      shared: [...new Set(contentStems(`${topic.lead} ${topic.evidence}`))].filter((one) => stems.has(one))
        .length,
    }))
    .toSorted((one, other) => other.shared - one.shared);
  const [best] = scored;
  return best !== undefined && best.shared >= sharedWords ? [best.question] : [];
};

/** The questions that may close an answer: one about the same moment, and those for the child's kind of question. */
export const closings = (turn: Turn, answer: string): readonly string[] => {
  const { text, people, played } = turn;
  const found = asked.find(([, pattern]) => pattern.test(text))?.[0] ?? 'remark';
  const isToYou = ofYou.test(text) && people.every((one) => one === played);
  const kind = isToYou ? 'you' : found === 'who' && people.every((one) => one === played) ? 'what' : found;
  const own = asksFrom(turn, banks[kind]);
  return [
    ...(kind === 'you' ? own : []),
    ...ofSameMoment(turn, answer),
    ...own,
    ...asksFrom(turn, banks.any),
  ];
};

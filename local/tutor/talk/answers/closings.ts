import { contentStems } from '../../../../lambdas/safety/text/words';
import { wasHad } from '../choose';
import { asksFrom } from '../fill';
import { idle } from '../near';
import type { Turn } from '../turn';

const toYou = ['And you?', 'What about you?', 'How about you?', 'And how is it with you?'];

/** What the companion likes, has, does or is can be asked back. */
const ofYou =
  /^(?:do|have|would) you (?:ever )?(?:like|love|hate|want|have|eat|play|sing|get|feel|cry|laugh|miss|wish|dance|swim|collect|go|live|sleep|dream)\b|^are you (?:ever )?(?:afraid|scared|shy|hungry|tired|happy|sad|good|brave|lonely)|^what are you (?:afraid|scared|good)|\bwhat (?:do|would) you (?:like|love|eat|want|do when|do if|collect|wish)|\byour (?:favou?rite|best|hobby)\b/i;

/** So many words an answer shares with the moment whose question follows it, or half of the moment. */
const sharedWords = { many: 4, half: 2 } as const;

/** The handmade question about the moment of which the answer tells, if there is one. */
const ofSameMoment = (turn: Turn, text: string): readonly string[] => {
  const names = new Set(turn.met.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  const stems = new Set(contentStems(text).filter((one) => !names.has(one) && !idle.has(one)));
  const scored = turn.topics
    .filter((topic) => topic.kind === 'moment' && !wasHad(turn, topic))
    .map(({ question, lead, evidence }) => {
      const has = (text: string) => contentStems(text).filter((one) => stems.has(one)).length;
      const isHalf = 2 * has(lead) >= contentStems(lead).filter((one) => !names.has(one)).length;
      return {
        question,
        shared: [...new Set(contentStems(`${lead} ${evidence}`))].filter((one) => stems.has(one)).length,
        isHalf,
      };
    })
    .toSorted((one, other) => other.shared - one.shared);
  return scored
    .slice(0, 1)
    .filter(({ shared, isHalf }) => shared >= (isHalf ? sharedWords.half : sharedWords.many))
    .map(({ question }) => question);
};

/** The questions that may close an answer: one about the same moment, or the child's own back to it. Most answers need none. */
export const closings = (turn: Turn, answer: string): readonly string[] => {
  const { text, people, played } = turn;
  const isToYou = ofYou.test(text) && people.every((one) => one === played);
  return [...(isToYou ? asksFrom(turn, toYou) : []), ...ofSameMoment(turn, answer)];
};

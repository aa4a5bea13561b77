import { contentStems } from '../../../lambdas/safety/text/words';
import { isPlain, wasAsked, wasPut } from './choose';
import { isOfLife } from './life/of-life';
import { idle } from './near';
import { challenges } from './replies';
import { reveals, toldBy } from './told';
import type { Topic } from './topics';
import { secretOf } from './tries';
import type { Response, Turn } from './turn';

/** The longest reply, in words. */
export const mostWords = 50;

/** These come only where they are asked for. */
const special: readonly Topic['kind'][] = ['easy'];

/** What leads from the first part of a reply to a question with an answer that the child has not asked for. */
export const leadingTo = (topic: Topic, { move, isWanted, text }: Response, turn: Turn): string => {
  if (topic.kind === 'recall' && move !== 'expand' && isWanted !== true) return turn.phrases.pick(challenges);
  return topic.kind === 'moment' && sharedOf(topic, wordsOf(`${turn.text} ${text}`)) < fewestShared
    ? turn.phrases.pick(besides)
    : '';
};

/** With fewer words in common a moment is something else. */
const fewestShared = 1;
const besides = ['Here is one thing more.', 'There is also this.', 'I keep thinking of this, too.'];

/** So many words in common with what was asked and answered make a topic go on from it. */
const fewestOfAnswer = 2;

/** After an answer nothing follows that has nothing to do with it. */
export const isBeside = (topic: Topic, { text }: Response, turn: Turn): boolean =>
  sharedOf(topic, wordsOf(`${turn.text} ${text}`)) < fewestOfAnswer;

/** What may follow the child's own thoughts: questions on the book that tell nothing of it. */
const gentle: readonly Topic['kind'][] = ['chapter', 'book', 'easy'];

/** What may follow something that was told: a moment beside it has a question of its own. */
const told: readonly Topic['kind'][] = ['moment', ...gentle];

const wordsOf = (text: string) => new Set(contentStems(text).filter((one) => !idle.has(one)));

const sharedOf = ({ lead, evidence }: Topic, wanted: ReadonlySet<string>): number =>
  [...wordsOf(`${lead} ${evidence}`)].filter((one) => wanted.has(one)).length;

/** The sentence that proves a moment has half of its words: beside an answer on something else no other proof is found. */
const isInItsWords = ({ lead, evidence }: Topic): boolean => {
  const said = wordsOf(lead);
  const shared = [...wordsOf(evidence)].filter((one) => said.has(one)).length;
  return shared >= 2 && 2 * shared >= said.size;
};

/** The topics with most words of a text first, otherwise as they come. */
const nearestFirst = (topics: readonly Topic[], text: string): readonly number[] => {
  const wanted = wordsOf(text);
  const shared = topics.map((one) => sharedOf(one, wanted));
  return [...topics.keys()].toSorted((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0));
};

/** The index of the next topic that fits: not asked before, not told before, and simple and short enough with the reply. */
export const nextTopic = (turn: Turn, response: Response): number => {
  const { text, topic: own, isGentle, isGiving } = response;
  const after = isGentle === true ? (isGiving === true && !isOfLife(turn) ? told : gentle) : undefined;
  const kinds = response.kinds ?? after;
  const { topics, memory, current } = turn;
  if (own !== undefined) return topics.indexOf(own);
  const secret = secretOf(turn);
  const isTold = toldBy(text);
  /** The words of the answer that the question does not contain. */
  const answerTo = ({ expected, question }: Topic) => {
    const asked = new Set(contentStems(question));
    return contentStems(expected ?? '').filter((word) => !asked.has(word));
  };
  const isShown = (reply: string) => isPlain(reply, mostWords) && !reveals(reply, secret);
  const fits = (topic: Topic) =>
    !reveals(text, answerTo(topic)) &&
    (topic.evidence === '' || topic.evidence !== current?.evidence) &&
    !isTold(topic) &&
    !(isGentle === true && topic.kind === 'recall') &&
    isShown(`${text} ${leadingTo(topic, response, turn)} ${topic.lead} ${topic.question}`);
  const isFresh = (topic: Topic, i: number) =>
    !memory.had.includes(i) && !wasPut(turn, topic.question) && fits(topic);
  for (const kind of kinds ?? []) {
    const order = kind === 'moment' ? nearestFirst(topics, `${turn.text} ${text}`) : [...topics.keys()];
    const wanted = order.find(
      (i) =>
        topics[i]?.kind === kind && (kind !== 'moment' || isInItsWords(topics[i])) && isFresh(topics[i], i),
    );
    if (wanted !== undefined) return wanted;
  }
  const fresh = topics.findIndex((topic, i) => !special.includes(topic.kind) && isFresh(topic, i));
  if (fresh >= 0) return fresh;
  const again = (isFit: (topic: Topic) => boolean) =>
    topics.findIndex(
      (topic, i) =>
        topic.expected === null &&
        !memory.had.slice(-12).includes(i) &&
        !wasAsked(turn, topic) &&
        isFit(topic),
    );
  const late = again(fits);
  return late >= 0
    ? late
    : Math.max(
        0,
        again(({ kind }) => kind === 'easy'),
      );
};

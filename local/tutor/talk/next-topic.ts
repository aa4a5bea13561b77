import { contentStems } from '../../../lambdas/safety/text/words';
import { isPlain, wasAsked } from './choose';
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
export const leadingTo = ({ kind }: Topic, { move, isWanted }: Response, { phrases }: Turn): string =>
  kind === 'recall' && move !== 'expand' && isWanted !== true ? phrases.pick(challenges) : '';

/** What may follow the child's own thoughts: questions on the book that tell nothing of it. */
const gentle: readonly Topic['kind'][] = ['chapter', 'book', 'easy'];

/** The index of the next topic that fits: not asked before, not told before, and simple and short enough with the reply. */
export const nextTopic = (turn: Turn, response: Response): number => {
  const { text, topic: told, isGentle } = response;
  const kinds = response.kinds ?? (isGentle === true ? gentle : undefined);
  const { topics, memory, current } = turn;
  if (told !== undefined) return topics.indexOf(told);
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
    !memory.had.includes(i) && !wasAsked(turn, topic) && fits(topic);
  for (const kind of kinds ?? []) {
    const wanted = topics.findIndex((topic, i) => topic.kind === kind && isFresh(topic, i));
    if (wanted >= 0) return wanted;
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

import { contentStems, similarity } from '../../../lambdas/safety/text/words';
import type { Topic } from './topics';
import { isQuestion, isUnsure } from './understand';

export type Judgement = 'right' | 'partly' | 'wrong' | 'none';

const share = (wanted: readonly string[], said: ReadonlySet<string>): number =>
  wanted.length === 0 ? 0 : wanted.filter((word) => said.has(word)).length / wanted.length;

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Treats "6" and "six" as the same answer. */
const spelled = (text: string) => text.replace(/\b\d{1,2}\b/g, (digits) => small[Number(digits)] ?? digits);

/** Whether the words are one of the known wrong answers, more than they are the right one. */
export const isKnownWrong = (words: string, topic: Topic | undefined): boolean => {
  if (topic?.expected == null) return false;
  const said = spelled(words);
  const likeness = similarity(said, spelled(topic.expected));
  return topic.wrong.some((one) => similarity(said, spelled(one)) > Math.max(likeness, 0.5));
};

/** Judges the words by the words of the right answer, and against the known wrong answers. */
export const judge = (words: string, topic: Topic | undefined): Judgement => {
  const said = spelled(words);
  const stems = new Set(contentStems(said));
  if (stems.size === 0) return 'none';
  if (topic?.expected == null) return isUnsure(words) ? 'none' : 'right';
  if (isKnownWrong(words, topic)) return 'wrong';
  const answer = contentStems(spelled(topic.expected));
  if (share(answer, stems) > 0.5) return 'right';
  if (isUnsure(words) || isQuestion(words) || /^(?:nothing|none|because|nobody)\W*$/i.test(words))
    return 'none';
  const asked = new Set(contentStems(topic.question));
  const isNew = (word: string) => !asked.has(word);
  const near = [...new Set(contentStems(topic.evidence))].filter(
    (word) => stems.has(word) && isNew(word),
  ).length;
  return share(answer.filter(isNew), stems) > 0 || near >= 2 ? 'partly' : 'wrong';
};

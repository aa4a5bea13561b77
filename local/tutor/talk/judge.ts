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

/** Judges the words by the words of the right answer, and against the known wrong answers. */
export const judge = (words: string, topic: Topic | undefined): Judgement => {
  const said = spelled(words);
  const stems = new Set(contentStems(said));
  if (stems.size === 0) return 'none';
  if (topic?.expected == null) return isUnsure(words) ? 'none' : 'right';
  const { expected, wrong, evidence } = topic;
  const answer = spelled(expected);
  const likeness = similarity(said, answer);
  if (wrong.some((one) => similarity(said, spelled(one)) > Math.max(likeness, 0.5))) return 'wrong';
  if (share(contentStems(answer), stems) > 0.5) return 'right';
  if (isUnsure(words) || isQuestion(words)) return 'none';
  const near = [...new Set(contentStems(evidence))].filter((word) => stems.has(word)).length;
  return share(contentStems(answer), stems) > 0 || near >= 2 ? 'partly' : 'wrong';
};

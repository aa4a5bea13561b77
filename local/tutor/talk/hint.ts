import { passageWords } from '../../../lambdas/platform/ai/conversation/proof';
import { gradeOfOwnWords } from '../../../lambdas/platform/text/own-words';
import { contentStems } from '../../../lambdas/platform/text/words';
import type { Topic } from './topics';

/** The sentence with a gap for each word of the answer; undefined if the sentence does not have them. */
const withGap = ({ expected, evidence, question }: Topic): string | undefined => {
  const asked = new Set(contentStems(question));
  const secret = new Set(contentStems(expected ?? '').filter((word) => !asked.has(word)));
  const isSecret = (word: string) => contentStems(word).some((stem) => secret.has(stem));
  const words = evidence.replace(/["“”]/g, '').split(/\s+/);
  if (words.length < passageWords.fewest || words.length > 26 || !words.some(isSecret)) return undefined;
  const gapped = words
    .map((word) => (isSecret(word) ? `…${/[.,!;:]$/.exec(word)?.[0] ?? ''}` : word))
    .join(' ');
  return gapped.replace(/…(?: …)+/g, '…').replace(/[.!]$/, '');
};

const counted = (answer: string) => {
  const words = answer.split(/\s+/).length;
  return words === 1 ? 'one word' : `${words} words`;
};

/** A help that does not tell: the sentence of the book with a gap, or where to look and how the answer begins. */
export const hintFor = (topic: Topic, mostGrade: number): string => {
  const gap = withGap(topic);
  if (gap !== undefined && gradeOfOwnWords(gap) <= mostGrade) return `Fill the gap: ${gap}.`;
  const answer = topic.expected ?? '';
  return `Look at chapter ${Math.max(1, topic.chapter)}: the answer has ${counted(answer)} and starts with ${answer.charAt(0).toUpperCase()}.`;
};

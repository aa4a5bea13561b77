import { passageWords } from '../../../lambdas/companion/conversation/proof';
import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { contentStems } from '../../../lambdas/safety/text/words';
import type { Topic } from './topics';

/** The sentence with a gap for each word of the answer. Undefined if the sentence does not have these words. */
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

/**
 * A hint that does not reveal the answer: the sentence of the book with a gap, or the chapter with the length and the first
 * letter of the answer.
 */
export const hintFor = (topic: Topic, mostGrade: number): string => {
  const gap = withGap(topic);
  if (gap !== undefined && gradeOfOwnWords(gap) <= mostGrade) return `Fill the gap: ${gap}.`;
  const answer = topic.expected ?? '';
  return `Look at chapter ${Math.max(1, topic.chapter)}: the answer has ${counted(answer)} and starts with ${answer.charAt(0).toUpperCase()}.`;
};

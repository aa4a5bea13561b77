import { quoted } from '../../model/as-data';
import { contentStems } from '../../safety/text/words';
import type { Draft } from './draft';
import type { Talk } from './talk';

/** A right answer has at least one in this many of the expected words, and at least one of them. */
const fewWords = 3;

/** The words of an answer that do not occur in its question; all of them if every one occurs in it. */
export const secretOf = (expected: string, question: string): string[] => {
  const asked = new Set(contentStems(question));
  const answer = contentStems(expected);
  const secret = answer.filter((word) => !asked.has(word));
  return secret.length > 0 ? secret : answer;
};

/**
 * The draft's judgement of the child's answer, as a sentence to check, if the words do not bear it out: an answer that is called
 * right has few words of the expected one, or one that is called wrong has all of them. Undefined if there is no doubt.
 */
export const doubtedJudgement = ({ judged }: Draft, { open }: Talk, words: string): string | undefined => {
  if (open?.expected == null || judged === 'none' || judged === 'partly') return undefined;
  const answer = secretOf(open.expected, open.question);
  const said = new Set(contentStems(words));
  const found = answer.filter((word) => said.has(word)).length;
  const seemsRight = found >= Math.max(1, Math.floor(answer.length / fewWords));
  const isBorneOut = judged === 'right' ? seemsRight : found < answer.length;
  return answer.length === 0 || isBorneOut
    ? undefined
    : `To the question ${quoted(open.question, 400)} the child's answer ${quoted(words, 400)} is ${judged}.`;
};

import type { Skill } from '../../../contract/rules/quiz';
import { mentions } from '../../../lambdas/platform/text/words';
import type { Sentence } from './sentences';

/** A question before its wrong answers have been chosen. */
export interface Draft {
  readonly skill: Skill;
  readonly question: string;
  readonly answer: string;
  /** What the wrong answers are chosen from: of the same kind as the right one, from elsewhere in the chapter. */
  readonly others: readonly string[];
  readonly explanation: string;
  /** Proves the answer. */
  readonly proof: Sentence;
  /** Another sentence that the question quotes. */
  readonly quoted?: Sentence;
}

/** The shape of a question that the model gives, with three wrong answers. */
export interface Finished extends Draft {
  readonly distractors: readonly string[];
}

const distance = (answer: string, other: string) => Math.abs(other.length - answer.length);

/** Whether an option would give the answer away, be right as well, or have its own proof. */
const isUnfit = ({ question, answer, proof }: Draft, other: string) =>
  mentions(other, answer) ||
  mentions(answer, other) ||
  mentions(question, other) ||
  mentions(proof.text, other);

/**
 * With three wrong answers of about the right one's length, if possible one longer and one shorter, so that nobody can choose by
 * length. Undefined if the chapter does not have three.
 */
export const finished = (draft: Draft): Finished | undefined => {
  const { answer } = draft;
  const seen = new Set<string>();
  const fit = draft.others
    .filter((other) => !isUnfit(draft, other))
    .filter((other) => !seen.has(other.toLowerCase()) && seen.add(other.toLowerCase()))
    .toSorted((a, b) => distance(answer, a) - distance(answer, b));
  const longer = fit.find(({ length }) => length >= answer.length);
  const shorter = fit.find((other) => other !== longer && other.length <= answer.length);
  const chosen = [...new Set([longer, shorter, ...fit].filter((other) => other !== undefined))].slice(0, 3);
  return chosen.length === 3 ? { ...draft, distractors: chosen } : undefined;
};

import type { Skill } from '../../../contract/rules/quiz';
import { mentions } from '../../../lambdas/safety/text/words';
import type { Sentence } from './sentences';

/** A question whose wrong answers are not chosen yet. */
export interface Draft {
  readonly skill: Skill;
  readonly question: string;
  readonly answer: string;
  /** Candidates for wrong answers: of the same kind as the right one, from elsewhere in the chapter. */
  readonly others: readonly string[];
  readonly explanation: string;
  /** The sentence that proves the answer. */
  readonly proof: Sentence;
  /** Another sentence that the question quotes. */
  readonly quoted?: Sentence;
}

/** Writes all drafts of one kind for a chapter. */
export type Kind = (sentences: readonly Sentence[]) => Draft[];

/** A question with three wrong answers, in the shape that the model gives it. */
export interface Finished extends Draft {
  readonly distractors: readonly string[];
}

const distance = (answer: string, other: string) => Math.abs(other.length - answer.length);

/** Whether an option would reveal the answer, be right too, or be supported by the proof or the question. */
const isUnfit = ({ question, answer, proof }: Draft, other: string) =>
  mentions(other, answer) ||
  mentions(answer, other) ||
  mentions(question, other) ||
  mentions(proof.text, other);

/**
 * The draft with three wrong answers. They are about as long as the right one, if possible one longer and one shorter, so that
 * the length gives nothing away. Undefined if the chapter does not have three candidates.
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

import type { QuizQuestion } from '../../../contract/quiz';
import { optionName } from '../../../contract/rules/quiz';
import { evidenceFor } from './evidence';
import { flawOf } from './flaw-of';
import { consistentSet, type Proven } from './set';
import { spaced } from './words';
import { type Material, optionsOf, type WrittenQuestion } from './written-question';

const toQuestion = ({ written, evidence }: Proven): QuizQuestion => ({
  question: spaced(written.question),
  options: optionsOf(written).map(spaced),
  correct_option: optionName(written.correct_index),
  explanation: spaced(written.explanation),
  evidence,
});

/** The questions that may be asked together, in their order, with the evidence as the book has it. */
export const usableQuestions = (written: readonly WrittenQuestion[], material: Material): QuizQuestion[] => {
  const good = written.filter((question) => flawOf(question, material) === undefined);
  const proven = good.map((one) => ({ written: one, evidence: evidenceFor(one, material) ?? null }));
  return consistentSet(proven).map(toQuestion);
};

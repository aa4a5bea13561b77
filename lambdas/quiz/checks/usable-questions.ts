import { spaced } from '../../platform/text/words';
import type { BankQuestion } from '../bank-store';
import { evidenceFor } from './evidence';
import { flawOf } from './flaw-of';
import { consistentSet, type Proven } from './set';
import { type Material, optionsOf, type WrittenQuestion } from './written-question';

const toQuestion = ({ written, evidence }: Proven): BankQuestion => ({
  question: spaced(written.question),
  options: optionsOf(written).map(spaced),
  key: written.correct_index,
  explanation: spaced(written.explanation),
  evidence,
  skill: written.skill,
});

/** The questions that may be asked together, in their order, with the evidence as the book has it. */
export const usableQuestions = (written: readonly WrittenQuestion[], material: Material): BankQuestion[] => {
  const good = written.filter((question) => flawOf(question, material) === undefined);
  const proven = good.map((one) => ({ written: one, evidence: evidenceFor(one, material) ?? null }));
  return consistentSet(proven).map(toQuestion);
};

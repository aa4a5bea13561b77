import { spaced } from '../../../safety/text/words';
import type { BankQuestion } from '../bank-store';
import { evidenceFor } from './evidence';
import { flawOf } from './flaw-of';
import { consistentSet } from './set';
import { type Material, optionsOf, type WrittenQuestion } from './written-question';

const toQuestion = (written: WrittenQuestion, material: Material): BankQuestion => ({
  question: spaced(written.question),
  options: optionsOf(written).map(spaced),
  key: written.correct_index,
  explanation: spaced(written.explanation),
  evidence: evidenceFor(written, material) ?? null,
  skill: written.skill,
});

/** The questions that may be asked together, in their order, with the evidence verbatim from the book. */
export const usableQuestions = (written: readonly WrittenQuestion[], material: Material): BankQuestion[] => {
  const good = written.filter((question) => flawOf(question, material) === undefined);
  return consistentSet(good.map((question) => toQuestion(question, material)));
};

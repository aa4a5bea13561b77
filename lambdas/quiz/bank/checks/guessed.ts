import type { BankQuestion } from '../bank-store';
import { excessOf } from './set';

/** As often as a child who has not read finds one of four options by chance. */
const allowedGuesses = (total: number) => Math.floor(total / 4);

/** The questions without those that can be guessed, the most striking first, until chance would find as many. */
export const withoutGuessed = (
  questions: readonly BankQuestion[],
  guessed: readonly BankQuestion[],
): BankQuestion[] => {
  const dropped = new Set<BankQuestion>();
  for (const question of guessed.toSorted((a, b) => excessOf(b) - excessOf(a))) {
    if (guessed.length - dropped.size <= allowedGuesses(questions.length - dropped.size)) break;
    dropped.add(question);
  }
  return questions.filter((question) => !dropped.has(question));
};

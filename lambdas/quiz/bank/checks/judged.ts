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

/** A question that may not be asked, and why. */
export interface RefusedQuestion {
  readonly question: string;
  readonly reason: string;
}

/** What a writer can do about questions of a set that are given away by their length or ask the same twice. */
const notInSet = 'repeats another one, or its right option is much longer or shorter than the wrong ones';

/** The questions that may be asked together, in their order, with the evidence verbatim from the book; and the others. */
export const judged = (
  written: readonly WrittenQuestion[],
  material: Material,
): { readonly usable: BankQuestion[]; readonly refused: RefusedQuestion[] } => {
  const flaws = written.map((question) => flawOf(question, material));
  const good = written.flatMap((question, i) =>
    flaws[i] === undefined ? [toQuestion(question, material)] : [],
  );
  const usable = consistentSet(good);
  return {
    usable,
    refused: [
      ...written.flatMap(({ question }, i) => {
        const reason = flaws[i];
        return reason === undefined ? [] : [{ question: spaced(question), reason }];
      }),
      ...good
        .filter((question) => !usable.includes(question))
        .map(({ question }) => ({ question, reason: notInSet })),
    ],
  };
};

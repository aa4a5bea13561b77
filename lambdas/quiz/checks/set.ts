import { essence, wordsIn } from '../../platform/text/words';
import { distractorsOf, keyOf, type WrittenQuestion } from './written-question';

/** A question that may be asked, with its evidence as the book has it. */
export interface Proven {
  readonly written: WrittenQuestion;
  readonly evidence: string | null;
}

/** The share of common words: 1 for the same words, 0 for none in common (Jaccard). */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
};

const nearDuplicate = 0.8;

/** Without those that ask nearly the same as an earlier one, or rest on the same sentences. */
const withoutRepeated = (questions: readonly Proven[]): Proven[] => {
  const stems: ReadonlySet<string>[] = [];
  const proofs = new Set<string>();
  return questions.filter(({ written, evidence }) => {
    const stem = new Set(wordsIn(written.question));
    const proof = essence(evidence ?? '');
    if (stems.some((other) => likeness(stem, other) >= nearDuplicate)) return false;
    if (proof !== '' && proofs.has(proof)) return false;
    stems.push(stem);
    proofs.add(proof);
    return true;
  });
};

/** How much longer the key is than the longest distractor, or shorter than the shortest; 1 or less: it is not. */
const outstanding = {
  longest: (written: WrittenQuestion) =>
    keyOf(written).length / Math.max(...distractorsOf(written).map(({ length }) => length)),
  shortest: (written: WrittenQuestion) =>
    Math.min(...distractorsOf(written).map(({ length }) => length)) / keyOf(written).length,
};

/** The keys of a set may be the longest or the shortest option this often: picking them by length must not pay. */
const allowed = (total: number) => Math.max(3, Math.floor(total * 0.45));

const withoutObvious = (questions: readonly Proven[], rule: keyof typeof outstanding): Proven[] => {
  const measured = questions.map((question) => ({ question, excess: outstanding[rule](question.written) }));
  const obvious = measured.filter(({ excess }) => excess > 1).toSorted((a, b) => b.excess - a.excess);
  for (let left = questions.length; obvious.length > allowed(left); left--) {
    const [worst] = obvious.splice(0, 1);
    measured.splice(measured.indexOf(worst as (typeof measured)[number]), 1);
  }
  return measured.map(({ question }) => question);
};

/** The questions that may stand in one set, in their order. */
export const consistentSet = (questions: readonly Proven[]): Proven[] =>
  withoutObvious(withoutObvious(withoutRepeated(questions), 'longest'), 'shortest');

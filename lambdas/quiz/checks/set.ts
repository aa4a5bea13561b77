import { essence, wordsIn } from '../../platform/text/words';
import type { BankQuestion } from '../bank-store';

/** The share of common words: 1 for the same words, 0 for none in common (Jaccard). */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
};

const nearDuplicate = 0.8;

const stemOf = ({ question }: BankQuestion): ReadonlySet<string> => new Set(wordsIn(question));

const proofOf = ({ evidence }: BankQuestion): string => essence(evidence ?? '');

/** Whether two questions ask nearly the same, or rest on the same sentences. */
const isRepeated = (one: BankQuestion, other: BankQuestion): boolean =>
  likeness(stemOf(one), stemOf(other)) >= nearDuplicate ||
  (proofOf(one) !== '' && proofOf(one) === proofOf(other));

/** Those that repeat none of `present` and no earlier one. */
export const withoutRepeated = (
  questions: readonly BankQuestion[],
  present: readonly BankQuestion[] = [],
): BankQuestion[] => {
  const all = [...present];
  return questions.filter((question) => {
    if (all.some((other) => isRepeated(question, other))) return false;
    all.push(question);
    return true;
  });
};

interface Lengths {
  readonly key: number;
  readonly wrong: readonly number[];
}

/** In characters. A fifth option always stays last and is no distractor. */
const lengthsOf = ({ options, key }: BankQuestion): Lengths => ({
  key: options[key]?.length ?? 0,
  wrong: options.slice(0, 4).flatMap(({ length }, i) => (i === key ? [] : [length])),
});

/** How much longer the key is than the longest distractor, or shorter than the shortest; 1 or less: it is not. */
const outstanding = {
  longest: ({ key, wrong }: Lengths) => key / Math.max(...wrong),
  shortest: ({ key, wrong }: Lengths) => Math.min(...wrong) / key,
};

/** The keys of a set may be the longest or the shortest option this often: picking them by length must not pay. */
const allowed = (total: number) => Math.max(3, Math.floor(total * 0.45));

const withoutObvious = (
  questions: readonly BankQuestion[],
  rule: keyof typeof outstanding,
): BankQuestion[] => {
  const measured = questions.map((question) => ({
    question,
    excess: outstanding[rule](lengthsOf(question)),
  }));
  const obvious = measured.filter(({ excess }) => excess > 1).toSorted((a, b) => b.excess - a.excess);
  for (let left = questions.length; obvious.length > allowed(left); left--) {
    const [worst] = obvious.splice(0, 1);
    measured.splice(measured.indexOf(worst as (typeof measured)[number]), 1);
  }
  return measured.map(({ question }) => question);
};

/** The questions that may stand in one set, in their order; of two that repeat each other the first stays. */
export const consistentSet = (questions: readonly BankQuestion[]): BankQuestion[] =>
  withoutObvious(withoutObvious(withoutRepeated(questions), 'longest'), 'shortest');

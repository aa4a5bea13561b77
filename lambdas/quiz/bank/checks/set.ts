import { essence, wordsIn } from '../../../safety/text/words';
import type { BankQuestion } from '../bank-store';

/** The share of common words (Jaccard): 1 if all words are the same, 0 if none are. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
};

const nearDuplicate = 0.8;

const stemOf = ({ question }: BankQuestion): ReadonlySet<string> => new Set(wordsIn(question));

const proofOf = ({ evidence }: BankQuestion): string => essence(evidence ?? '');

const keyOf = ({ options, key }: BankQuestion): string => essence(options[key] ?? '');

/** Whether two questions ask nearly the same, or have the same answer from the same evidence. One sentence may prove two things. */
const isRepeated = (one: BankQuestion, other: BankQuestion): boolean =>
  likeness(stemOf(one), stemOf(other)) >= nearDuplicate ||
  (proofOf(one) !== '' && proofOf(one) === proofOf(other) && keyOf(one) === keyOf(other));

/** The questions that repeat neither one of `present` nor an earlier one. */
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

/** Lengths in characters. A fifth option always stays last and does not count as a distractor. */
const lengthsOf = ({ options, key }: BankQuestion): Lengths => ({
  key: options[key]?.length ?? 0,
  wrong: options.slice(0, 4).flatMap(({ length }, i) => (i === key ? [] : [length])),
});

/** The ratio of the key to the longest distractor, or of the shortest distractor to the key. */
const outstanding = {
  longest: ({ key, wrong }: Lengths) => key / Math.max(...wrong),
  shortest: ({ key, wrong }: Lengths) => Math.min(...wrong) / key,
};

/** How much longer or shorter than the others the right option is, as a ratio. */
export const excessOf = (question: BankQuestion): number => {
  const lengths = lengthsOf(question);
  return Math.max(outstanding.longest(lengths), outstanding.shortest(lengths));
};

/** From this ratio on a child sees that an option is longer or shorter than the others. */
const seen = 1.2;

/** How often the keys of a set may be the longest or the shortest option, so that guessing by length does not pay. */
const allowed = (total: number) => Math.max(3, Math.floor(total * 0.45));

const withoutObvious = (
  questions: readonly BankQuestion[],
  rule: keyof typeof outstanding,
): BankQuestion[] => {
  const measured = questions.map((question) => ({
    question,
    excess: outstanding[rule](lengthsOf(question)),
  }));
  const obvious = measured.filter(({ excess }) => excess >= seen).toSorted((a, b) => b.excess - a.excess);
  for (let left = questions.length; obvious.length > allowed(left); left--) {
    const [worst] = obvious.splice(0, 1);
    measured.splice(measured.indexOf(worst as (typeof measured)[number]), 1);
  }
  return measured.map(({ question }) => question);
};

/** The questions that may stand in one set, in their order; of two that repeat each other the first stays. */
export const consistentSet = (questions: readonly BankQuestion[]): BankQuestion[] =>
  withoutObvious(withoutObvious(withoutRepeated(questions), 'longest'), 'shortest');

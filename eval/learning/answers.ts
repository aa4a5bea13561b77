import type { LibraryBook } from '../../lambdas/stock/own-books';
import { type Answer, answersOf } from '../../local/tutor/talk/answers/answers';
import { unionOf } from '../../local/tutor/talk/answers/match';
import { signsOf, withLead } from '../../local/tutor/talk/answers/rank';

/** One way of asking: the signs of the answers that come into question, and which of them is its own; -1 for none. */
interface Example {
  readonly signs: readonly (readonly number[])[];
  readonly own: number;
}

/** So many answers are compared for each way of asking. */
const compared = 12;

/** The first guess by which answers come into question: the best way of asking, and the share of the words that the answer knows. */
const near = ({ fit, known, near }: Signs) => fit + known + 2 * near;

type Signs = ReturnType<typeof signsOf>;

/** Which companion is asked, and how many chapters later than the answer's own: Wren and the same chapter most often. */
const laterBy = [0, 0, 0, 1, 2];

const companionsOf = ({ characters }: LibraryBook) => ['Wren', 'Wren', ...characters.map(({ name }) => name)];

/**
 * Each way of asking is held out once among the answers of its book, and once asked about another book, where no answer is right.
 */
const examplesOf = (book: LibraryBook, other: LibraryBook, from: number): Example[] => {
  const companions = companionsOf(book);
  const size = answersOf(book, 'Wren').all.length;
  return Array.from({ length: size }).flatMap((_, at) => {
    const companion = companions[(at + from) % companions.length] ?? 'Wren';
    const { all, weight } = answersOf(book, companion);
    const own = all[at];
    if (own?.text === undefined || own.asked.length < 2) return [];
    return own.asked.flatMap((said, nth) => {
      const rest = own.asked.filter((one) => one !== said);
      const heldOut: Answer = { ...own, asked: rest, union: unionOf(rest) };
      const last = Math.min(book.chapters.length, own.chapter + (laterBy[(at + nth) % laterBy.length] ?? 0));
      const among = (answers: readonly Answer[], end: number, by: typeof weight) =>
        answers
          .filter(({ chapter, text }) => chapter <= end && text !== undefined)
          .map((one) => ({
            one,
            signs: signsOf(said, one === own ? heldOut : one, by, one.chapter === end),
          }))
          .toSorted((a, b) => near(b.signs) - near(a.signs))
          .slice(0, compared)
          .map(({ one, signs }) => ({ one, signs: Object.values(signs) }));
      const here = among(all, last, weight);
      const elsewhere = answersOf(other, 'Wren');
      const there = nth % 2 === 0 ? among(elsewhere.all, other.chapters.length, elsewhere.weight) : [];
      return [
        { signs: here.map(({ signs }) => signs), own: here.findIndex(({ one }) => one === own) },
        ...(there.length === 0 ? [] : [{ signs: there.map(({ signs }) => signs), own: -1 }]),
        ...(nth % 4 === 1
          ? [{ signs: here.filter(({ one }) => one !== own).map(({ signs }) => signs), own: -1 }]
          : []),
      ];
    });
  });
};

const score = (signs: readonly number[], weights: readonly number[]) =>
  signs.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);

const rounds = 10;
const step = 0.02;

/** Gradient descent: the errors of an example's rows are taken from the weights, row by row. */
const descend = (
  examples: readonly Example[],
  size: number,
  errorsOf: (example: Example, weights: readonly number[]) => readonly number[],
): number[] => {
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < examples.length; i++) {
      const example = examples[(i * 7919) % examples.length] as Example;
      for (const [at, error] of errorsOf(example, weights).entries())
        for (const [k, value] of (example.signs[at] ?? []).entries())
          weights[k] = (weights[k] ?? 0) + step * error * value;
    }
  return weights;
};

/** Weights with which the own answer stands out among the others. */
const choosing = (examples: readonly Example[], size: number) =>
  descend(
    examples.filter(({ own }) => own >= 0),
    size,
    ({ signs, own }, weights) => {
      const odds = signs.map((one) => Math.exp(score(one, weights)));
      const all = odds.reduce((sum, one) => sum + one, 0);
      return odds.map((one, at) => (at === own ? 1 : 0) - one / all);
    },
  );

/** Weights with which an answer that was chosen rightly stands out among those that were chosen wrongly: above 0 from even odds on. */
const telling = (examples: readonly Example[], size: number, chosen: readonly number[]) =>
  descend(
    examples.flatMap(({ signs, own }) => {
      const scores = signs.map((one) => score(one, chosen));
      const best = scores.indexOf(Math.max(...scores));
      if (best < 0) return [];
      const lead = (scores[best] ?? 0) - (scores.toSorted((one, other) => other - one)[1] ?? 0);
      const row = [...(signs[best] as readonly number[]), withLead({}, lead).lead];
      return [{ signs: [row], own: best === own ? 0 : -1 }];
    }),
    size + 1,
    ({ signs, own }, weights) =>
      signs.map((one) => (own === 0 ? 1 : 0) - 1 / (1 + Math.exp(-score(one, weights)))),
  );

/** The weights of the signs by which the demo tutor chooses among its answers, and by which it tells the chosen one or none. */
export const learnAnswers = (books: readonly LibraryBook[]) => {
  const examples = books.flatMap((book, i) =>
    examplesOf(book, books[(i + 1) % books.length] as LibraryBook, i),
  );
  const [book] = books;
  const first = book && answersOf(book, 'Wren');
  const [answer] = first?.all ?? [];
  if (first === undefined || answer?.asked[0] === undefined) throw new Error('The library has no answers');
  const names = Object.keys(signsOf(answer.asked[0], answer, first.weight, true));
  const named = (weights: readonly number[]) =>
    Object.fromEntries(weights.map((weight, i) => [names[i] ?? 'lead', Number(weight.toFixed(2))]));
  const choice = choosing(examples, names.length);
  return {
    examples: examples.length,
    weights: { choosing: named(choice), telling: named(telling(examples, names.length, choice)) },
  };
};

import { type Fit, fitOf, realBooks } from './fit';
import type { Ranked } from './rank';
import { cosine } from './vector';

/** The weight of the similarity to books that are already chosen (maximal marginal relevance, Carbonell and Goldstein 1998). */
const variety = 0.45;

/** The penalty of a book for each chosen book with the same reason. */
const repeated = 0.15;

const marginal = (book: Ranked, chosen: readonly Ranked[]): number => {
  const nearest = Math.max(0, ...chosen.map(({ vector }) => cosine(vector, book.vector)));
  const same = book.reason === undefined ? 0 : chosen.filter(({ reason }) => reason === book.reason).length;
  return book.score - variety * nearest - repeated * same;
};

const bestOf = (books: readonly Ranked[], chosen: readonly Ranked[]): Ranked | undefined =>
  books.map((book) => ({ book, worth: marginal(book, chosen) })).toSorted((a, b) => b.worth - a.worth)[0]
    ?.book;

const isReal = ({ has_text }: Ranked) => has_text !== true;

export interface Wanted {
  readonly age: number | null;
  readonly count: number;
  /** Real books that are shown already and stay. */
  readonly realKept: number;
  /** Whether a book to grow into is shown already and stays. */
  readonly stretchKept: boolean;
  /** Books that were shown recently: offered when nothing else is left. */
  readonly seen: readonly string[];
}

/** The book to grow into: preferably one with a reason, and among those preferably a real one. */
const stepUp = (books: readonly Ranked[]): Ranked | undefined => {
  const telling = books.filter(({ reason }) => reason !== undefined);
  return [telling.filter(isReal), telling, books.filter(isReal), books]
    .map((some) => bestOf(some, []))
    .find((best) => best !== undefined);
};

/**
 * Chooses books for a shelf: relevant and different from each other. At least two of five are real if there are any, recently
 * shown or not. The last is one to grow into.
 */
export const chooseBooks = (ranked: readonly Ranked[], wanted: Wanted): Ranked[] => {
  const { age, count, realKept, stretchKept, seen } = wanted;
  const chosen: Ranked[] = [];
  const left = (fit: Fit, mustBeReal = false) => {
    const free = ranked.filter(
      (book) => !chosen.includes(book) && fitOf(book.ages, age) === fit && (!mustBeReal || isReal(book)),
    );
    const fresh = free.filter(({ id }) => !seen.includes(id));
    return fresh.length > 0 ? fresh : free;
  };
  const stretch = !stretchKept && count > 1 ? stepUp(left('stretch')) : undefined;
  const suited = count - (stretch === undefined ? 0 : 1);
  const realStretch = stretch !== undefined && isReal(stretch) ? 1 : 0;
  while (chosen.length < suited) {
    const missing = realBooks - realKept - chosen.filter(isReal).length - realStretch;
    const real = missing >= suited - chosen.length ? left('suits', true) : [];
    const next = bestOf(real.length > 0 ? real : left('suits'), chosen);
    if (next === undefined) break;
    chosen.push(next);
  }
  return stretch === undefined ? chosen : [...chosen, stretch];
};

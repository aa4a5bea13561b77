import { type Fit, fitOf, realBooks } from './fit';
import type { Ranked } from './rank';
import { cosine } from './vector';

/** The weight of the difference to the books chosen already (maximal marginal relevance, Carbonell and Goldstein 1998). */
const variety = 0.45;

/** A second book for the same reason is worth less than a first for another. */
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

/** The book to grow into: for a reason if there is one, and a real one if there is one. */
const stepUp = (books: readonly Ranked[]): Ranked | undefined => {
  const telling = books.filter(({ reason }) => reason !== undefined);
  return [telling.filter(isReal), telling, books.filter(isReal), books]
    .map((some) => bestOf(some, []))
    .find((best) => best !== undefined);
};

/**
 * Chooses books for a shelf: relevant, different from each other, at least two real ones of five where there are any, shown
 * recently or not, and one to grow into, the last.
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

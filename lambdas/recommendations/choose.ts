import type { Ages } from '../books/ages';
import type { Ranked } from './rank';
import { cosine } from './vector';

/** A child grows into a book that is written for children up to this many years older. */
const stretchYears = 2;

/** Most books whose ages nobody has stated are read from this age on. */
const unstated: Ages = { from: 7, to: 14 };

export type Fit = 'suits' | 'stretch' | 'never';

/** Whether a book suits a reader's age; null: a grown-up, whom every book suits. */
export const fitOf = (ages: Ages = unstated, age: number | null): Fit => {
  if (age === null || (ages.from <= age && age <= ages.to + 1)) return 'suits';
  return ages.from > age && ages.from <= age + stretchYears ? 'stretch' : 'never';
};

/** The least number of books of the catalogue among five. */
const realBooks = 2;

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

/**
 * Chooses books for a shelf: relevant, different from each other, at least two real ones of five where there are any, and
 * one to grow into, the last.
 */
export const chooseBooks = (ranked: readonly Ranked[], wanted: Wanted): Ranked[] => {
  const { age, count, realKept, stretchKept, seen } = wanted;
  const chosen: Ranked[] = [];
  const left = (fit: Fit) => {
    const free = ranked.filter((book) => !chosen.includes(book) && fitOf(book.ages, age) === fit);
    const fresh = free.filter(({ id }) => !seen.includes(id));
    return fresh.length > 0 ? fresh : free;
  };
  const wantsStretch = !stretchKept && count > 1;
  const telling = wantsStretch ? left('stretch').filter(({ reason }) => reason !== undefined) : [];
  const stretch = bestOf(telling.filter(isReal), []) ?? bestOf(telling, []);
  const suited = count - (stretch === undefined ? 0 : 1);
  while (chosen.length < suited) {
    const all = left('suits');
    const missing =
      realBooks -
      realKept -
      chosen.filter(isReal).length -
      (stretch !== undefined && isReal(stretch) ? 1 : 0);
    const mustBeReal = missing >= suited - chosen.length && all.some(isReal);
    const next = bestOf(mustBeReal ? all.filter(isReal) : all, chosen);
    if (next === undefined) break;
    chosen.push(next);
  }
  return stretch === undefined ? chosen : [...chosen, stretch];
};

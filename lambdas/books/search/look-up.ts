import type { Book } from '../../../contract/books/endpoints';
import { leadingWords, stem, wordsOf } from '../words';
import { cardOf } from './card';
import { type SearchRow, searchWords, wordPartition } from './store';

/** A book that has all words of a search. */
export interface Hit {
  readonly book: Book;
  /** The rows that name the book, the best first. */
  readonly rows: readonly SearchRow[];
}

/** The sought words that are in the title. */
const inTitle = (sought: readonly string[], { title }: Pick<Book, 'title'>): number => {
  const words = wordsOf(title).map(stem);
  return sought.filter((part) => words.some((word) => word.startsWith(part))).length;
};

const byRank = (a: SearchRow, b: SearchRow) => a.rank - b.rank;

/**
 * The books of the library that have all words of a search, the best first: those with more of the words in the title, then those
 * with whole words, then in the order of their ranks. `rows` limits what is read: 16 are one read unit.
 */
export const lookUp = async (sought: readonly string[], { rows: mostRows = 32 } = {}): Promise<Hit[]> => {
  const leads = leadingWords(sought);
  const limit = Math.floor(mostRows / Math.max(1, leads.length));
  const read = await Promise.all(leads.map((lead) => searchWords.list(wordPartition(lead), lead, { limit })));
  const hits = [...Map.groupBy(read.flat(), ({ book_id }) => book_id).values()].flatMap((rows) => {
    const { book, words } = cardOf(rows[0] as SearchRow);
    const hasAll = sought.every((part) => words.some((word) => word.startsWith(part)));
    return hasAll ? [{ book, rows: rows.toSorted(byRank) }] : [];
  });
  const order = ({ book, rows }: Hit) => [
    -inTitle(sought, book),
    rows.some(({ word }) => leads.includes(word)) ? 0 : 1,
    rows[0]?.rank ?? 0,
    book.title.length,
  ];
  return hits
    .map((hit) => ({ hit, at: order(hit) }))
    .toSorted((a, b) => a.at.map((one, i) => one - (b.at[i] ?? 0)).find((one) => one !== 0) ?? 0)
    .map(({ hit }) => hit);
};

import { aboutBook } from '../../lambdas/books/about-book';
import { parseAges } from '../../lambdas/books/ages';
import type { Candidate } from '../../lambdas/recommendations/candidates';
import { readLibrary } from '../../lambdas/stock/own-books';
import catalogue from '../../local/catalogue/books.json';

/** A book on which the pairs are labelled, with the text that is embedded for it. */
export type JudgedBook = Omit<Candidate, 'vector' | 'filed'> & { readonly text: string };

const unstored = { description: null, main_characters: [] };

const ours = readLibrary('library').map(
  ({ id, title, author, genres, keywords, one_liner, ages }): JudgedBook => {
    const subjects = [...genres, ...keywords];
    const text = aboutBook({ ...unstored, title, author, one_liner, subjects });
    return { id, work: id, title, subjects, text, has_text: true, ages: parseAges(ages) };
  },
);

/** The catalogue states a grade, which a child of five years more has. */
const agesOf = (book: object) =>
  'grade' in book ? { from: Number(book.grade) + 5, to: Number(book.grade) + 8 } : undefined;

const filed = catalogue
  .filter((book) => !('audience' in book))
  .map((book): JudgedBook => {
    const { id, title, author, subjects } = book;
    const text = aboutBook({ ...unstored, title, author, one_liner: null, subjects });
    return { id, work: id, title, subjects, text, ages: agesOf(book) };
  });

/** Our own books, and those of the laptop's catalogue. */
export const judgedBooks: readonly JudgedBook[] = [...ours, ...filed];

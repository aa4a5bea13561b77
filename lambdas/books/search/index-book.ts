import type { Write } from '../../platform/table/transact';
import type { BookItem } from '../store';
import { packCard } from './card';
import { searchWords } from './store';
import { type Term, termsOf } from './terms';

export const unknownGrade = 99;

/** A child in grade 1 is about six years old. */
export const ageBeforeGradeOne = 5;

/** The grade of the text, or else of the youngest reader for whom the book is filed. */
const gradeOf = ({ reading_grade, ages }: Pick<BookItem, 'reading_grade' | 'ages'>): number => {
  const grade = reading_grade ?? (ages && ages.from - ageBeforeGradeOne) ?? unknownGrade;
  return Math.min(Math.max(grade, 0), unknownGrade);
};

/** Titles first, then books that can be read here; in each, names before topics. */
export const ranks = { topicHere: 3, topicElsewhere: 5 } as const;

const rankOf = (by: Term['by'], has_text: boolean): number => {
  if (by === 'title') return has_text ? 0 : 1;
  if (by === 'topic' || by === 'shelf') return has_text ? ranks.topicHere : ranks.topicElsewhere;
  return has_text ? 2 : 4;
};

const keyOf = (book: BookItem, { word, by }: Term) => ({
  word,
  rank: rankOf(by, book.has_text),
  grade: gradeOf(book),
  book_id: book.id,
});

/** The rows of a book by their keys. Two origins of one rank share a row. */
const rowsOfBook = (book: BookItem) => {
  const terms = termsOf(book);
  const card = packCard(
    book,
    terms.filter(({ by }) => by !== 'shelf').map(({ word }) => word),
  );
  const rows = terms.map((term) => ({ ...keyOf(book, term), by: term.by, said: term.said, card }));
  return new Map(rows.toReversed().map((row) => [`word ${row.word}#${row.rank}#${row.grade}`, row]));
};

/** The words of a book, as writes for the transaction that adds it. */
export const addingWords = (book: BookItem): Record<string, Write> =>
  Object.fromEntries([...rowsOfBook(book)].map(([name, row]) => [name, searchWords.putting(row)]));

/** The removal of the words of a book, as writes for the transaction that removes it. */
export const removingWords = (book: BookItem): Record<string, Write> =>
  Object.fromEntries([...rowsOfBook(book)].map(([name, row]) => [name, searchWords.removing(row)]));

/** Adds the words of a changed book before it removes those of the old one, so that a search finds the book at any time. */
export const replaceWords = async (before: BookItem, after: BookItem): Promise<void> => {
  const [old, current] = [rowsOfBook(before), rowsOfBook(after)];
  await Promise.all([...current.values()].map((row) => searchWords.put(row)));
  await Promise.all([...old].flatMap(([name, row]) => (current.has(name) ? [] : [searchWords.remove(row)])));
};

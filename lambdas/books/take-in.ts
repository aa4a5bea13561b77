import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { transact, type Write } from '../platform/table/transact';
import { findInCatalogue } from './catalogue';
import type { FiledBook } from './catalogue-store';
import { getBook } from './library';
import { learnSounds } from './search/correct';
import { addingWords } from './search/index-book';
import { type BookFacts, type BookItem, library } from './store';
import { booksToPlace } from './vector-store';

/** The fields of a book that no child has chosen yet. */
export const newBook = (
  facts: BookFacts &
    Partial<
      Pick<
        BookItem,
        'description' | 'has_text' | 'reading_grade' | 'subjects' | 'ages' | 'series' | 'chapter_words'
      >
    >,
): BookItem => ({
  description: null,
  has_text: false,
  reading_grade: null,
  subjects: [],
  chapter_words: [],
  ...facts,
  processing_status: 'not_attempted',
  queued_at: null,
  processing_error: null,
  quiz_possible: null,
  retry_at: null,
  lease_until: null,
  chapters: [],
  main_characters: [],
});

/** The entry on the list of books that need a vector. */
export const toPlace = () => ({ list: booksToPlace, listed_at: now().toISOString() });

/** A book and its search words, as writes for one transaction. The condition of `book` fails if the book exists. */
export const addingToLibrary = (book: BookItem): Record<string, Write> => ({
  book: library.creating({ ...book, ...toPlace() }),
  ...addingWords(book),
});

/** Adds a book and its search words in one transaction. Does nothing if the book exists. */
export const addToLibrary = async (book: BookItem) => {
  await learnSounds(book);
  return transact(addingToLibrary(book));
};

const findFacts = async (id: string): Promise<FiledBook | undefined> => {
  try {
    return await findInCatalogue(id);
  } catch (error) {
    log.error('catalogue unreachable', error);
    throw new ApiError('queue_failed');
  }
};

/**
 * Returns a book, and adds it to the library if it is new. Its facts come from the catalogue and never from the browser,
 * because all children share the library. Throws `book_not_found`, or `queue_failed` while the catalogue is down.
 */
export const takeIntoLibrary = async (id: string): Promise<BookItem> => {
  const held = await library.get({ id }, { consistent: true });
  if (held !== undefined) return held;
  const facts = await findFacts(id);
  if (facts === undefined) throw new ApiError('book_not_found');
  await addToLibrary(newBook(facts));
  return getBook(id, { consistent: true });
};

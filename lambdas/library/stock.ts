import { createHash } from 'node:crypto';
import path from 'node:path';
import { addOriginal } from '../books/add-original';
import { removeBook } from '../books/remove-book';
import { log } from '../platform/log';
import { addBank } from '../quiz/add-bank';
import { removeQuestions } from '../quiz/remove-questions';
import { putFirstItems } from '../store/put-first-items';
import { bankOf, type LibraryBook, originalOf, readLibrary } from './own-books';
import { libraryStock } from './store';

/** Changes when the items that are made from a book change: then all books are put again. */
const format = 1;

const hashOf = (book: LibraryBook): string =>
  createHash('sha256')
    .update(JSON.stringify([format, book]))
    .digest('base64url');

/**
 * Fills the shelves of a new deployment: the first items of the store, and our own books, which are deployed beside this
 * code. A book that the table has with the same content costs nothing; one that is no longer deployed is removed.
 * Interrupted, it continues where it was.
 */
export const handler = async (): Promise<void> => {
  await putFirstItems(path.join(__dirname, 'frontend/public/things'));
  const { books: held } = (await libraryStock.get({}, { consistent: true })) ?? { books: {} };
  const own = readLibrary(path.join(__dirname, 'library'));
  const keep = () => libraryStock.put({ books: held });
  for (const book of own) {
    const hash = hashOf(book);
    if (held[book.id] === hash) continue;
    // The questions first: a child who sees the book can take its quiz.
    for (const [i] of book.chapters.entries()) await addBank(...bankOf(book, i + 1));
    await addOriginal(originalOf(book));
    held[book.id] = hash;
    await keep();
    log.info('book put', { book: book.id });
  }
  for (const id of Object.keys(held)) {
    if (own.some((book) => book.id === id)) continue;
    await removeBook(id);
    await removeQuestions(id);
    delete held[id];
    await keep();
    log.info('book removed', { book: id });
  }
};

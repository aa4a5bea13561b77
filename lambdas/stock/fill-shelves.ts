import { createHash } from 'node:crypto';
import path from 'node:path';
import { addOriginal } from '../books/add-original';
import { removeBook } from '../books/remove-book';
import { log } from '../platform/log';
import { addBank } from '../quiz/bank/add-bank';
import { removeQuestions } from '../quiz/bank/remove-questions';
import { putFirstItems } from '../shop/stock/put-first-items';
import { bankOf, type LibraryBook, originalOf, readLibrary } from './own-books';
import { libraryStock } from './store';

/** Increment it when the items made from a book change: all books are then stored again. */
const format = 2;

const hashOf = (book: LibraryBook): string =>
  createHash('sha256')
    .update(JSON.stringify([format, book]))
    .digest('base64url');

/**
 * Fills a new deployment: stores the first items of the store and our own books, which are deployed beside this code. A book
 * that is stored with the same content is skipped; one that is no longer deployed is removed. An interrupted run continues
 * where it stopped.
 */
export const fillShelves = async (): Promise<void> => {
  await putFirstItems(path.join(__dirname, 'frontend/public/things'));
  const { books: held } = (await libraryStock.get({}, { consistent: true })) ?? { books: {} };
  const own = readLibrary(path.join(__dirname, 'library'));
  const keep = () => libraryStock.put({ books: held });
  for (const book of own) {
    const hash = hashOf(book);
    if (held[book.id] === hash) continue;
    // The questions first, so that a child who sees the book can take its quiz.
    await Promise.all(book.chapters.map((_, i) => addBank(...bankOf(book, i + 1))));
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

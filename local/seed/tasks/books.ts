import { addOriginal } from '../../../lambdas/books/add-original';
import { chapterTexts } from '../../../lambdas/books/store';
import { workOnBook } from '../../../lambdas/books/work-on-book';
import { bookImports } from '../../../lambdas/imports/store';
import { now, secondsFrom } from '../../../lambdas/platform/clock';
import { queryAll } from '../../../lambdas/platform/table/query';
import { type LibraryBook, originalOf } from '../../../lambdas/stock/own-books';
import { libraryStock } from '../../../lambdas/stock/store';
import { addQuestions } from './questions';

interface Original {
  readonly book: LibraryBook;
  readonly processed: boolean;
  /** Puts the book's own questions into the banks. Otherwise they are made when a child needs them. */
  readonly withQuestions?: boolean;
}

interface InterruptedImport {
  readonly id: string;
  /** The number of workers that were killed before. */
  readonly deaths?: number;
  /** The lease ends after so many seconds. */
  readonly seconds?: number;
  /** Whether it was the last try, in which case the failure is stored beforehand. */
  readonly isLast?: boolean;
}

const itemsOf = (pk: string) => queryAll({ where: 'pk = :pk', values: { ':pk': pk }, consistent: true });

export const bookTasks = {
  /** Adds one of our own books. Unlike a book of the deployment, the model can process it and write its questions. */
  original: async ({ book, processed, withQuestions }: Original) => {
    await addOriginal({ ...originalOf(book), known: undefined });
    if (withQuestions) await Promise.all(book.chapters.map((_, i) => addQuestions(book, i + 1)));
    if (processed) await workOnBook(book.id);
  },
  process: ({ bookId }: { readonly bookId: string }) => workOnBook(bookId),
  /** A book whose worker was killed while it wrote the texts, perhaps after others were killed. */
  interruptedImport: async ({ id, deaths = 0, seconds = 120, isLast = false }: InterruptedImport) => {
    await chapterTexts.put({ book_id: id, number: 40, title: 'Half', text: 'Half a chapter' });
    const lease_until = secondsFrom(now(), seconds).toISOString();
    const state = isLast ? { status: 'failed', problem: 'import_failed' } : { status: 'reading' };
    return bookImports.update({ id }, { set: { ...state, lease_until, deaths } });
  },
  /** The text of a chapter that a worker writes while the book is being removed. */
  lateText: ({ bookId }: { readonly bookId: string }) =>
    chapterTexts.put({ book_id: bookId, number: 41, title: 'Late', text: 'A late chapter' }),
  /** Counts the items of a book, its questions included. */
  left: async ({ bookId }: { readonly bookId: string }) => {
    const items = await Promise.all([`BOOK#${bookId}`, `QUESTIONS#${bookId}`].map(itemsOf));
    return { items: items.flat().length };
  },
  /** Records a book as put by an earlier deployment, with this hash. */
  deployed: async ({ bookId, hash }: { readonly bookId: string; readonly hash: string }) => {
    const { books } = (await libraryStock.get({}, { consistent: true })) ?? { books: {} };
    return libraryStock.put({ books: { ...books, [bookId]: hash } });
  },
};

import { addOriginal } from '../../../lambdas/books/add-original';
import { chapterTexts } from '../../../lambdas/books/store';
import { workOnBook } from '../../../lambdas/books/work-on-book';
import { type LibraryBook, originalOf } from '../../../lambdas/library/own-books';
import { bookImports, libraryStock } from '../../../lambdas/library/store';
import { now, secondsFrom } from '../../../lambdas/platform/clock';
import { queryAll } from '../../../lambdas/platform/table/query';
import { addQuestions } from './questions';

interface Original {
  readonly book: LibraryBook;
  readonly processed: boolean;
  /** Puts the book's own questions into the banks; otherwise they are made when a child needs them. */
  readonly withQuestions?: boolean;
}

interface InterruptedImport {
  readonly id: string;
  /** How many workers were killed before. */
  readonly deaths?: number;
  /** The lease ends after this time. */
  readonly seconds?: number;
}

const itemsOf = (pk: string) => queryAll({ where: 'pk = :pk', values: { ':pk': pk }, consistent: true });

export const bookTasks = {
  /** One of our own books. Unlike a book that the deployment puts, it can be processed by the model, and its questions made. */
  original: async ({ book, processed, withQuestions }: Original) => {
    await addOriginal({ ...originalOf(book), known: undefined });
    if (withQuestions) await Promise.all(book.chapters.map((_, i) => addQuestions(book, i + 1)));
    if (processed) await workOnBook(book.id);
  },
  process: ({ bookId }: { readonly bookId: string }) => workOnBook(bookId),
  /** A book whose worker was killed while it wrote the texts, and perhaps others before. */
  interruptedImport: async ({ id, deaths = 0, seconds = 120 }: InterruptedImport) => {
    await chapterTexts.put({ book_id: id, number: 40, title: 'Half', text: 'Half a chapter' });
    const lease_until = secondsFrom(now(), seconds).toISOString();
    return bookImports.update({ id }, { set: { status: 'reading', lease_until, deaths } });
  },
  /** The text of a chapter that a worker writes although the book is being removed. */
  lateText: ({ bookId }: { readonly bookId: string }) =>
    chapterTexts.put({ book_id: bookId, number: 41, title: 'Late', text: 'A late chapter' }),
  /** Counts the items of a book and its questions. */
  left: async ({ bookId }: { readonly bookId: string }) => {
    const items = await Promise.all([`BOOK#${bookId}`, `QUESTIONS#${bookId}`].map(itemsOf));
    return { items: items.flat().length };
  },
  /** A book that an earlier deployment put, with this hash. */
  deployed: async ({ bookId, hash }: { readonly bookId: string; readonly hash: string }) => {
    const { books } = (await libraryStock.get({}, { consistent: true })) ?? { books: {} };
    return libraryStock.put({ books: { ...books, [bookId]: hash } });
  },
};

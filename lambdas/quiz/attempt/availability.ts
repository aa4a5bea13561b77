import type { quizErrors } from '../../../contract/quiz/errors';
import { isSettled } from '../../../contract/rules/book-status';
import { getBook } from '../../books/library';
import { ApiError } from '../../platform/api-error';
import { progress } from './store';

type Book = Awaited<ReturnType<typeof getBook>>;

/** The chapters of one book on which a child can still get a quiz. */
export type Availability =
  | { readonly book: Book; readonly kind: 'chapters'; readonly start: number; readonly last: number }
  | { readonly book: Book; readonly kind: 'full' }
  /** The model does not know the book. */
  | { readonly book: Book; readonly kind: 'unknown' }
  | { readonly book: Book; readonly kind: 'done'; readonly code: keyof typeof quizErrors };

/** A book that does not look ready may have become ready since it was cached. */
const settledBook = async (id: string): Promise<Book> => {
  const book = await getBook(id);
  return isSettled(book) ? book : getBook(id, { consistent: true });
};

/** Throws `book_not_found` or, before the book has been processed, `book_not_ready`. */
export const availability = async (userId: string, bookId: string): Promise<Availability> => {
  const [book, done] = await Promise.all([
    settledBook(bookId),
    progress.get({ user_id: userId, book_id: bookId }, { consistent: true }),
  ]);
  if (book.processing_status === 'failed') {
    if (done !== undefined) return { book, kind: 'done', code: 'quiz_already_completed' };
    return { book, kind: book.quiz_possible ? 'full' : 'unknown' };
  }
  if (book.processing_status !== 'processed') throw new ApiError('book_not_ready');
  const start = (done?.last_chapter ?? 0) + 1;
  const last = book.chapters.length;
  return start > last
    ? { book, kind: 'done', code: 'quiz_chapters_completed' }
    : { book, kind: 'chapters', start, last };
};

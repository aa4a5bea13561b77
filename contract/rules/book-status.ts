import type { Book } from '../books';

export type BookStatus = 'not_attempted' | 'queued' | 'processing' | 'processed' | 'failed' | 'unknown';

export const bookStatusLabels: Record<BookStatus, string> = {
  not_attempted: 'Click to Add',
  queued: 'In Queue',
  processing: 'Processing',
  processed: 'By Chapter',
  failed: 'By Full Book',
  unknown: 'No Quiz Yet',
};

type StatusFields = Pick<Book, 'processing_status' | 'queued_at' | 'quiz_possible'>;

/** Processing is finished: the model knows the book by chapter, as a whole, or not at all. */
export const isSettled = ({ processing_status }: Pick<Book, 'processing_status'>): boolean =>
  processing_status === 'processed' || processing_status === 'failed';

/** The status of a book for the reader, derived from its fields. */
export const bookStatus = (book: StatusFields): BookStatus => {
  if (isSettled(book)) return book.quiz_possible === false ? 'unknown' : book.processing_status;
  return book.processing_status === 'not_attempted' && book.queued_at !== null
    ? 'queued'
    : book.processing_status;
};

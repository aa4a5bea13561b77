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

/** Nothing more will come of processing the book: it is known by chapter, as a whole, or not at all. */
export const isSettled = ({ processing_status }: Pick<Book, 'processing_status'>): boolean =>
  processing_status === 'processed' || processing_status === 'failed';

/** What a book is waiting for, or what its quiz is about, from the fields that say it. */
export const bookStatus = (book: StatusFields): BookStatus => {
  if (isSettled(book)) return book.quiz_possible === false ? 'unknown' : book.processing_status;
  return book.processing_status === 'not_attempted' && book.queued_at !== null
    ? 'queued'
    : book.processing_status;
};

import type { Book } from '../books';

export type BookStatus = 'not_attempted' | 'queued' | 'processing' | 'processed' | 'failed';

export const bookStatusLabels: Record<BookStatus, string> = {
  not_attempted: 'Click to Add',
  queued: 'In Queue',
  processing: 'Processing',
  processed: 'By Chapter',
  failed: 'By Full Book',
};

/** What a book is waiting for, from the two fields that say it. */
export const bookStatus = (book: Pick<Book, 'processing_status' | 'queued_at'>): BookStatus =>
  book.processing_status === 'not_attempted' && book.queued_at !== null ? 'queued' : book.processing_status;

/** Nothing more will come of processing the book: it is known by chapter, or as a whole. */
export const isSettled = ({ processing_status }: Pick<Book, 'processing_status'>): boolean =>
  processing_status === 'processed' || processing_status === 'failed';

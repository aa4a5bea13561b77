import type { Book } from '../books/endpoints';

export type BookStatus = 'not_attempted' | 'queued' | 'processing' | 'processed' | 'failed';

export const bookStatusLabels: Record<BookStatus, string> = {
  not_attempted: 'Click to Add',
  queued: 'In Queue',
  processing: 'Processing',
  processed: 'By Chapter',
  failed: 'By Full Book',
};

type StatusFields = Pick<Book, 'processing_status' | 'queued_at' | 'quiz_possible'>;

/** Processing is finished: the model knows the book by chapter, as a whole, or not at all. */
export const isSettled = ({ processing_status }: Pick<Book, 'processing_status'>): boolean =>
  processing_status === 'processed' || processing_status === 'failed';

/** The status of a book for the reader, derived from its fields. */
export const bookStatus = ({ processing_status, queued_at }: StatusFields): BookStatus =>
  processing_status === 'not_attempted' && queued_at !== null ? 'queued' : processing_status;

/** Shown beside the label of a book without questions. */
export const noQuizLabel = 'No Quiz Yet';

/** Whether a book has no questions: the model does not know it, or it was only listed and no questions were requested. */
export const hasNoQuiz = (book: StatusFields, listed: boolean): boolean =>
  isSettled(book) ? book.quiz_possible === false : listed && bookStatus(book) === 'not_attempted';

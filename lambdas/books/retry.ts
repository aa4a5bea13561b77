import type { BookKnowledge } from './know-book';
import type { BookItem } from './store';

type Retriable = Pick<BookItem, 'processing_status' | 'queued_at' | 'retry_at'>;

/** A settled book is queued once more: it was queued after the time from which on that is allowed. */
export const isRetried = ({ processing_status, queued_at, retry_at }: Retriable): boolean =>
  processing_status === 'failed' && queued_at !== null && retry_at !== null && retry_at < queued_at;

/** Whether an answer offers readers more than a settled book does: its chapters, or a quiz at all. */
export const isBetter = (
  { chapters, quiz_possible }: BookKnowledge,
  before: Pick<BookItem, 'quiz_possible'>,
): boolean => chapters.length > 0 || (quiz_possible && before.quiz_possible !== true);

import type { BookKnowledge } from './ask-about-book';
import type { BookItem } from './store';

type Retriable = Pick<BookItem, 'processing_status' | 'queued_at' | 'retry_at'>;

/** Whether a settled book is queued once more: it was queued after its `retry_at`. */
export const isRetried = ({ processing_status, queued_at, retry_at }: Retriable): boolean =>
  processing_status === 'failed' && queued_at !== null && retry_at !== null && retry_at < queued_at;

/** Whether an answer offers readers more than the settled book does: chapters, or a quiz where there was none. */
export const isBetter = (
  { chapters, quiz_possible }: BookKnowledge,
  before: Pick<BookItem, 'quiz_possible'>,
): boolean => chapters.length > 0 || (quiz_possible && before.quiz_possible !== true);

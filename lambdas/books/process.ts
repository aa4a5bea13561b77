import type { books, ProcessingStatus } from '../../contract/books/endpoints';
import { bookStatus, isSettled } from '../../contract/rules/book-status';
import type { Admitted } from '../accounts/admitted';
import { type Payer, refundAiWork, spendAiWork } from '../accounts/ai-budget';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { mustBeOn } from '../platform/switches';
import { all, any, below, equal, present } from '../platform/table/condition';
import { getBook } from './library';
import { withPortrait } from './pictures';
import { presentBook } from './present';
import { type Paid, sendBook } from './queue';
import { isRetried } from './retry';
import { type BookItem, library } from './store';
import { takeIntoLibrary } from './take-in';

/** A book that has waited this long was lost before it reached the queue, or its worker died. */
const lostAfterSeconds = 15 * 60;

/** A book that was queued before this time is lost. */
const lostBefore = (at: Date): string => secondsFrom(at, -lostAfterSeconds).toISOString();

/** Whether a claim can succeed. It saves the write for a book that is being processed or is already processed. */
const looksFree = (book: BookItem): boolean => {
  const at = now();
  const isIdle = book.queued_at === null || book.queued_at < lostBefore(at);
  return isSettled(book) ? isIdle && isRetryDue(book, at) : isIdle;
};

const isRetryDue = ({ processing_status, retry_at }: BookItem, at: Date): boolean =>
  processing_status === 'failed' && retry_at !== null && retry_at < at.toISOString();

/**
 * Claims another try for a settled book whose `retry_at` is over. True for exactly one of several simultaneous callers. The
 * book stays as it is until a better answer is stored.
 */
const claimRetry = (id: string): Promise<boolean> => {
  const at = now();
  return library.update(
    { id },
    { set: { queued_at: at.toISOString() } },
    all(
      equal('processing_status', 'failed'),
      below('retry_at', at.toISOString()),
      any(equal('queued_at', null), below('queued_at', lostBefore(at))),
      any(equal('lease_until', null), below('lease_until', at.toISOString())),
    ),
  );
};

/** Claims a new or lost book. True for exactly one of several simultaneous callers. */
const claim = (id: string): Promise<boolean> => {
  const at = now();
  const free = all(
    equal('processing_status', 'not_attempted'),
    equal('queued_at', null),
    any(equal('retry_at', null), below('retry_at', at.toISOString())),
  );
  const lost = all(
    any(equal('processing_status', 'not_attempted'), equal('processing_status', 'processing')),
    below('queued_at', lostBefore(at)),
    any(equal('lease_until', null), below('lease_until', at.toISOString())),
  );
  return library.update(
    { id },
    {
      set: {
        processing_status: 'not_attempted',
        queued_at: at.toISOString(),
        processing_error: null,
        quiz_possible: null,
      },
    },
    any(free, lost),
  );
};

const sendOrRefuse = async (book_id: string, paid: Paid, payer: Payer) => {
  try {
    await sendBook({ book_id, paid });
  } catch (error) {
    await refundAiWork(payer, 'chapters', paid);
    log.error('queue unreachable', error, { book: book_id });
    throw new ApiError('queue_failed');
  }
};

/**
 * Queues a claimed book and charges the daily budget of the child who chose it. A book that cannot be queued can be claimed
 * again.
 */
const enqueue = async (id: string, payer: Payer) => {
  try {
    await mustBeOn('books');
    const day = await spendAiWork(payer, 'chapters');
    const paid = { user_id: payer.id, day, order: `${id}#${now().toISOString()}` };
    await sendOrRefuse(id, paid, payer);
  } catch (error) {
    await library.update({ id }, { set: { queued_at: null } }, present('pk'));
    throw error;
  }
};

/** Queues a settled book once more. Without budget or queue the book stays as it was, and the next child can try. */
const retry = async (id: string, payer: Payer) => {
  if (!(await claimRetry(id))) return;
  try {
    await enqueue(id, payer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.info('not asked again', { book: id, code: error.code });
  }
};

/**
 * The status for a caller: `processing` as long as polling is useful. The book's other fields state the activities that are
 * available meanwhile.
 */
const statusToTell = (book: BookItem): ProcessingStatus =>
  bookStatus(book) === 'queued' || isRetried(book) ? 'processing' : book.processing_status;

/** Queues the book unless it is queued or processed, and returns its status. */
export const processBook = async ({ actor, body: { id } }: Admitted<typeof books.process>) => {
  const before = await takeIntoLibrary(id);
  const free = looksFree(before);
  if (free && isSettled(before)) await retry(id, actor.user);
  else if (free && (await claim(id))) await enqueue(id, actor.user);
  const book = free ? await getBook(id, { consistent: true }) : before;
  return {
    book: presentBook(book),
    status: statusToTell(book),
    is_processed: book.processing_status === 'processed',
    chapters: book.chapters,
    main_characters: book.main_characters.map(withPortrait(id)),
    total_chapters: book.chapters.length > 0 ? book.chapters.length : null,
    processing_error: book.processing_error,
  };
};

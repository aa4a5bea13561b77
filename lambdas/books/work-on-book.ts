import { isSettled } from '../../contract/rules/book-status';
import { now, secondsFrom } from '../platform/clock';
import { NotYet } from '../platform/queue/work-off';
import { all, any, below, equal } from '../platform/table/condition';
import { knowBook } from './know-book';
import { library, textsOf } from './store';
import { whenModelsHaveLearnt } from './unknown-book';

/** Longer than the timeout of the function: when the lease ends, its holder is dead. */
const leaseSeconds = 120;

const tryAgainAfterSeconds = 20;

/** Returns the lease, or undefined if another worker has it. */
const take = async (id: string): Promise<string> => {
  const at = now();
  const lease = secondsFrom(at, leaseSeconds).toISOString();
  const won = await library.update(
    { id },
    { set: { processing_status: 'processing', lease_until: lease } },
    all(
      any(equal('processing_status', 'not_attempted'), equal('processing_status', 'processing')),
      any(equal('lease_until', null), below('lease_until', at.toISOString())),
    ),
  );
  // Another worker has the lease: the job comes back later in case that worker fails.
  if (!won) throw new NotYet(leaseSeconds);
  return lease;
};

/** Ends a lease and stores the outcome. Does nothing if another worker has the lease by now. */
const settle = (id: string, lease: string, outcome: Record<string, unknown>) =>
  library.update({ id }, { set: { ...outcome, lease_until: null } }, equal('lease_until', lease));

/**
 * Processes a queued book. Idempotent, also for two workers at once or after a crash: one worker has the lease, and a
 * processed book is left unchanged. Rethrows the errors of the model's client after releasing the lease. The book then stays
 * queued, or can be chosen again if `giveUp` gives a reason.
 */
export const workOnBook = async (id: string, giveUp?: (error: unknown) => string | undefined) => {
  const before = await library.get({ id }, { consistent: true });
  if (before === undefined || isSettled(before)) return;
  const lease = await take(id);
  try {
    const knowledge = await knowBook(before, before.has_text ? await textsOf(id) : []);
    const isByChapter = knowledge.chapters.length > 0;
    await settle(id, lease, {
      processing_status: isByChapter ? 'processed' : 'failed',
      ...knowledge,
      // A newer model may know the book, or its chapters. Of a text in one piece there is nothing more to know.
      retry_at: isByChapter || before.has_text ? null : whenModelsHaveLearnt(),
    });
  } catch (error) {
    const words = giveUp?.(error);
    await settle(id, lease, {
      processing_status: 'not_attempted',
      ...(words !== undefined && {
        queued_at: null,
        processing_error: words,
        retry_at: secondsFrom(now(), tryAgainAfterSeconds).toISOString(),
      }),
    });
    throw error;
  }
};

import { isSettled } from '../../contract/rules/book-status';
import { now, secondsFrom } from '../platform/clock';
import { all, any, below, equal } from '../platform/table/condition';
import { knowBook } from './know-book';
import { library, textsOf } from './store';
import { whenModelsHaveLearnt } from './unknown-book';

/** A little longer than the function may run: whoever held the lease is dead after that. */
export const leaseSeconds = 120;

const tryAgainAfterSeconds = 20;

/** Somebody else is at it: the job has to come back later, in case they fail. */
export class BookBusy extends Error {
  override readonly name = 'BookBusy';
}

/** The lease, for whoever won it. */
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
  if (!won) throw new BookBusy();
  return lease;
};

/** Ends a lease with what came of it; nothing happens if somebody else holds it by now. */
const settle = (id: string, lease: string, outcome: Record<string, unknown>) =>
  library.update({ id }, { set: { ...outcome, lease_until: null } }, equal('lease_until', lease));

/**
 * Finds out what there is to know of a queued book. Safe to run twice, at once or after a crash: one runner
 * at a time, and a settled book is left alone. Throws what the model's client throws, after letting go of the book:
 * it stays in the queue, or is free to be chosen again when `giveUp` has words for it.
 */
export const workOnBook = async (id: string, giveUp?: (error: unknown) => string | undefined) => {
  const before = await library.get({ id }, { consistent: true });
  if (before === undefined || isSettled(before)) return;
  const lease = await take(id);
  try {
    const knowledge = await knowBook(before, before.has_text ? await textsOf(id) : []);
    await settle(id, lease, {
      processing_status: knowledge.chapters.length > 0 ? 'processed' : 'failed',
      ...knowledge,
      ...(!knowledge.quiz_possible && { retry_at: whenModelsHaveLearnt() }),
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

import { isSettled } from '../../contract/rules/book-status';
import { now, secondsFrom } from '../platform/clock';
import { NotYet } from '../platform/queue/work-off';
import { all, any, below, equal } from '../platform/table/condition';
import type { BookKnowledge } from './ask-about-book';
import { knowBook } from './know-book';
import { isBetter, isRetried } from './retry';
import { learnSounds } from './search/correct';
import { replaceWords } from './search/index-book';
import { type BookItem, library, textsOf } from './store';
import { whenModelsHaveLearnt } from './unknown-book';

/** Longer than the timeout of the function: when the lease ends, its holder is dead. */
const leaseSeconds = 120;

const tryAgainAfterSeconds = 20;

/**
 * Takes the lease and returns it. Throws `NotYet` if another worker holds it or has finished. A book that is retried keeps its
 * status.
 */
const take = async ({ id, queued_at, retry_at }: BookItem, again: boolean): Promise<string> => {
  const at = now();
  const lease = secondsFrom(at, leaseSeconds).toISOString();
  const isOpen = again
    ? all(equal('processing_status', 'failed'), equal('queued_at', queued_at), equal('retry_at', retry_at))
    : any(equal('processing_status', 'not_attempted'), equal('processing_status', 'processing'));
  const won = await library.update(
    { id },
    { set: { lease_until: lease, ...(!again && { processing_status: 'processing' }) } },
    all(isOpen, any(equal('lease_until', null), below('lease_until', at.toISOString()))),
  );
  // Another worker holds the lease. The job returns later in case that worker fails.
  if (!won) throw new NotYet(leaseSeconds);
  return lease;
};

/** A search finds the book by its characters from now on. */
const findByOutcome = async (before: BookItem) => {
  const after = await library.get({ id: before.id }, { consistent: true });
  if (after === undefined) return;
  await learnSounds(after);
  await replaceWords(before, after);
};

/** Ends the lease and stores the outcome. Does nothing if another worker holds the lease now. */
const settle = (id: string, lease: string, outcome: Record<string, unknown>) =>
  library.update({ id }, { set: { ...outcome, lease_until: null } }, equal('lease_until', lease));

/** The answer as fields of the book. A settled book is replaced only by an answer that offers more. */
const outcomeOf = (knowledge: BookKnowledge, before: BookItem, again: boolean) => {
  // A newer model may know the book or its chapters. A text in one piece offers nothing more to know.
  const retry_at = knowledge.chapters.length > 0 || before.has_text ? null : whenModelsHaveLearnt();
  if (again && !isBetter(knowledge, before)) return { retry_at };
  return {
    ...knowledge,
    retry_at,
    processing_status: knowledge.chapters.length > 0 ? 'processed' : 'failed',
  };
};

/**
 * The outcome of a failure. A settled book stays settled; another book stays queued, or can be chosen again if `words` states
 * the failure for the reader.
 */
const afterFailure = (words: string | undefined, again: boolean) => ({
  ...(!again && { processing_status: 'not_attempted' }),
  ...(words !== undefined && {
    queued_at: null,
    ...(!again && { processing_error: words }),
    retry_at: secondsFrom(now(), tryAgainAfterSeconds).toISOString(),
  }),
});

/**
 * Processes a queued book. Idempotent, also for two simultaneous workers and after a crash: one worker holds the lease, and a
 * processed book is left unchanged. Rethrows the errors of the model's client after releasing the lease. The book then stays
 * queued, or can be chosen again if `giveUp` returns a text.
 */
export const workOnBook = async (id: string, giveUp?: (error: unknown) => string | undefined) => {
  const before = await library.get({ id }, { consistent: true });
  if (before === undefined) return;
  const again = isRetried(before);
  if (isSettled(before) && !again) return;
  const lease = await take(before, again);
  try {
    const knowledge = await knowBook(before, before.has_text ? await textsOf(id) : []);
    const isStored = await settle(id, lease, outcomeOf(knowledge, before, again));
    if (isStored) await findByOutcome(before);
  } catch (error) {
    await settle(id, lease, afterFailure(giveUp?.(error), again));
    throw error;
  }
};

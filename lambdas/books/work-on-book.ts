import { now, secondsFrom } from '../platform/clock';
import { all, any, below, equal } from '../platform/table/condition';
import { knowBook } from './know-book';
import { library, textsOf } from './store';

/** As long as the function may run: whoever holds the lease is dead after that. */
const leaseSeconds = 120;

const tryAgainAfterSeconds = 20;

/** Somebody else is at it: the job has to come back later, in case they fail. */
export class BookBusy extends Error {
  override readonly name = 'BookBusy';
}

const take = (id: string): Promise<boolean> => {
  const at = now();
  return library.update(
    { id },
    {
      set: { processing_status: 'processing', lease_until: secondsFrom(at, leaseSeconds).toISOString() },
    },
    any(
      equal('processing_status', 'not_attempted'),
      all(equal('processing_status', 'processing'), below('lease_until', at.toISOString())),
    ),
  );
};

/**
 * Finds out what there is to know of a queued book. Safe to run twice, at once or after a crash: one runner
 * at a time, and a settled book is left alone. Throws when the model is down.
 */
export const workOnBook = async (id: string): Promise<void> => {
  const before = await library.get({ id }, { consistent: true });
  if (before === undefined || before.processing_status === 'processed') return;
  if (before.processing_status === 'failed') return;
  if (!(await take(id))) throw new BookBusy();
  const knowledge = await knowBook(before, before.has_text ? await textsOf(id) : []);
  await library.update(
    { id },
    {
      set: {
        processing_status: knowledge === null ? 'failed' : 'processed',
        lease_until: null,
        ...knowledge,
      },
    },
    equal('processing_status', 'processing'),
  );
};

/** Lets go of a book after a failure that may pass; with `error`, for good until somebody chooses it again. */
export const letGo = (id: string, error?: string): Promise<boolean> =>
  library.update(
    { id },
    {
      set: {
        processing_status: 'not_attempted',
        lease_until: null,
        ...(error !== undefined && {
          queued_at: null,
          processing_error: error,
          retry_at: secondsFrom(now(), tryAgainAfterSeconds).toISOString(),
        }),
      },
    },
    equal('processing_status', 'processing'),
  );

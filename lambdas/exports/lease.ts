import { now, secondsFrom } from '../platform/clock';
import { uncountToday } from '../platform/daily-count';
import { NotYet } from '../platform/queue/work-off';
import { all, any, below, equal } from '../platform/table/condition';
import { countedAs } from './counted-as';
import type { Job } from './queue';
import { type ExportItem, exportItems } from './store';

/** Longer than the timeout of the worker (300 s): when the lease ends, its holder is dead. */
const leaseSeconds = 310;

/** The lease of one worker on a copy. */
export interface Held {
  readonly job: Job;
  readonly lease: string;
}

/** Another worker makes the copy, or it is not wanted any more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Takes the lease. Undefined if the copy is finished, replaced or deleted; throws `NotYet` while another worker makes it. */
export const take = async (job: Job): Promise<Held | undefined> => {
  const at = now();
  const lease = secondsFrom(at, leaseSeconds).toISOString();
  const isOurs = await exportItems.update(
    job,
    {
      set: {
        lease_until: lease,
        // A killed worker's job comes back after the lease; one more lease is enough for it to begin.
        expected_by: secondsFrom(at, 2 * leaseSeconds).toISOString(),
        step: 'records',
        done: 0,
        of: 0,
      },
    },
    all(
      equal('id', job.id),
      equal('state', 'making'),
      any(equal('lease_until', null), below('lease_until', at.toISOString())),
    ),
  );
  if (isOurs) return { job, lease };
  const current = await exportItems.get(job, { consistent: true });
  if (current?.id === job.id && current.state === 'making') throw new NotYet(leaseSeconds);
  return undefined;
};

const isHeld = ({ job, lease }: Held) => all(equal('id', job.id), equal('lease_until', lease));

/** Stores the progress or the outcome. Throws `LeaseLost`. */
export const keep = async (held: Held, set: Partial<ExportItem>): Promise<void> => {
  if (!(await exportItems.update(held.job, { set }, isHeld(held)))) throw new LeaseLost();
};

/** Ends the lease after a failure, so that the next delivery begins at once. */
export const giveBack = (held: Held) => keep(held, { lease_until: null });

/** Nothing was made: the copy can be asked for again, and this one does not count. */
export const fail = async (held: Held): Promise<void> => {
  await keep(held, { state: 'failed', lease_until: null });
  await uncountToday(held.job.asker, countedAs);
};

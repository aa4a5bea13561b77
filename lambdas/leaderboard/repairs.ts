import * as z from 'zod/mini';
import { now, secondsFrom } from '../platform/clock';
import { absent, all, any, below, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';

const Repair = z.object({
  board: z.string(),
  /** The recount includes every award up to this moment and none after it. */
  as_of: z.string(),
  lease_until: z.nullable(z.string()),
  done: z.boolean(),
});
export type Repair = z.infer<typeof Repair>;

const partition = 'BOARDREPAIR';

/** Kept longer than the stream keeps its records: a late record is recognized as part of the recount. */
const repairs = entity({
  name: 'BoardRepair',
  schema: Repair,
  key: ({ board }: { board: string }) => ({ pk: partition, sk: `BOARD#${board}` }),
  retention: { days: 2 },
  onDeletion: 'nobody',
});

/** Repairs that are in progress or recent. 1 read unit. */
export const openRepairs = (): Promise<Repair[]> => repairs.list(partition, 'BOARD#', { consistent: true });

/**
 * The moment of a repair lies in the future, so that every reader of the stream knows of the repair before the first award that
 * is counted twice.
 */
const noticeSeconds = 30;
/**
 * An award may get its time before the moment of a repair and be written after it. A reader of the stream runs for at most
 * five minutes.
 */
const settleSeconds = 360;
/** Longer than the timeout of the function. */
const leaseSeconds = 960;

const iso = (seconds: number) => secondsFrom(now(), seconds).toISOString();

/** Begins a repair, unless one is in progress. A finished one is replaced. */
export const begin = (board: string): Promise<boolean> => {
  const item = { board, as_of: iso(noticeSeconds), lease_until: null, done: false };
  return repairs.put(item, any(absent('pk'), equal('done', true)));
};

/** Whether all awards up to the moment of the repair are written. */
export const isSettled = ({ as_of }: Repair) => as_of < iso(-settleSeconds);

export const repairOf = (board: string) => repairs.get({ board }, { consistent: true });

/** True for one worker at a time. */
export const take = ({ board, as_of, lease_until }: Repair): Promise<boolean> =>
  repairs.update(
    { board },
    { set: { lease_until: iso(leaseSeconds) } },
    all(
      equal('as_of', as_of),
      equal('done', false),
      equal('lease_until', lease_until),
      any(equal('lease_until', null), below('lease_until', iso(0))),
    ),
  );

export const finish = ({ board, as_of }: Repair): Promise<boolean> =>
  repairs.update({ board }, { set: { done: true, lease_until: null } }, equal('as_of', as_of));

export const giveBack = ({ board, as_of }: Repair): Promise<boolean> =>
  repairs.update({ board }, { set: { lease_until: null } }, all(equal('as_of', as_of), equal('done', false)));

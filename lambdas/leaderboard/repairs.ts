import * as z from 'zod/mini';
import { now, secondsFrom } from '../platform/clock';
import { absent, all, any, below, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';

const Repair = z.object({
  board: z.string(),
  /** The recount knows every award up to this moment, and none after it. */
  as_of: z.string(),
  lease_until: z.nullable(z.string()),
  done: z.boolean(),
});
export type Repair = z.infer<typeof Repair>;

const partition = 'BOARDREPAIR';

/** Kept for longer than the stream keeps its records: whatever comes late is known to be in the recount. */
const repairs = entity({
  name: 'BoardRepair',
  schema: Repair,
  key: ({ board }: { board: string }) => ({ pk: partition, sk: `BOARD#${board}` }),
  retention: { days: 2 },
});

/** Repairs that are under way or were done lately. 1 read unit. */
export const openRepairs = (): Promise<Repair[]> => repairs.list(partition, 'BOARD#', { consistent: true });

/** In the future, so that everything that follows the stream knows of it before the first award that counts twice. */
const noticeSeconds = 30;
/** An award may have taken its time before and be written after; what follows the stream runs for five minutes at most. */
const settleSeconds = 360;
/** Longer than the function may run. */
const leaseSeconds = 960;

const iso = (seconds: number) => secondsFrom(now(), seconds).toISOString();

/** Begins a repair, unless one is under way. One that is done makes room for the next. */
export const begin = (board: string): Promise<boolean> => {
  const item = { board, as_of: iso(noticeSeconds), lease_until: null, done: false };
  return repairs.put(item, any(absent('pk'), equal('done', true)));
};

/** Whether everything up to the moment of the repair is written. */
export const isSettled = ({ as_of }: Repair) => as_of < iso(-settleSeconds);

export const repairOf = (board: string) => repairs.get({ board }, { consistent: true });

/** True for one at a time. */
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

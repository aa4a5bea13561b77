import * as z from 'zod/mini';
import { newYorkDay } from '../../contract/rules/day';
import { now } from './clock';
import { absent, any, below } from './table/condition';
import { entity } from './table/entity';
import { userPartition } from './table/partition';
import type { Write } from './table/transact';

const counts = entity({
  name: 'DailyCount',
  schema: z.object({ count: z.int() }),
  key: ({ user_id, what, day }: { user_id: string; what: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `DAILY#${what}#${day}`,
  }),
  retention: { days: 2 },
});

const today = (user_id: string, what: string) => ({ user_id, what, day: newYorkDay(now()) });

const oneMore = { add: { count: 1 } };
const within = (limit: number) => any(absent('count'), below('count', limit));

/** Counts what somebody does today. False once it has been done as often as the limit says. */
export const countToday = (userId: string, what: string, limit: number): Promise<boolean> =>
  counts.update(today(userId, what), oneMore, within(limit));

/** The same as a part of a transaction, which it refuses with. */
export const countingToday = (userId: string, what: string, limit: number): Write =>
  counts.updating(today(userId, what), oneMore, within(limit));

/** The same for the minute. False once it has been done as often as the limit says. */
export const countThisMinute = (user_id: string, what: string, limit: number): Promise<boolean> =>
  counts.update({ user_id, what, day: now().toISOString().slice(0, 16) }, oneMore, within(limit));

/** Takes back what was counted and did not come about. */
export const uncountToday = (userId: string, what: string): Promise<boolean> =>
  counts.update(today(userId, what), { add: { count: -1 } });

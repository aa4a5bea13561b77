import * as z from 'zod/mini';
import { newYorkDay } from '../../contract/rules/day';
import { now } from './clock';
import { absent, any, below, present } from './table/condition';
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

const more = (amount: number) => ({ add: { count: amount } });
const oneMore = more(1);
/** With a limit of zero, the first action is refused as well. */
const within = (limit: number) =>
  limit > 0 ? any(absent('count'), below('count', limit)) : below('count', limit);

/** Counts one action of a user today. False once the limit is reached. */
export const countToday = (userId: string, what: string, limit: number): Promise<boolean> =>
  counts.update(today(userId, what), oneMore, within(limit));

/** Counts actions of a user today, as a write for a transaction. Its condition fails once the limit would be exceeded. */
export const countingToday = (userId: string, what: string, limit: number, amount = 1): Write =>
  counts.updating(today(userId, what), more(amount), within(limit - amount + 1));

/** As `countingToday`, for a New York day that may be over. */
export const countingOn = (user_id: string, what: string, day: string, limit: number): Write =>
  counts.updating({ user_id, what, day }, oneMore, within(limit));

/** Today's count, strongly consistent. */
export const countedToday = async (userId: string, what: string): Promise<number> =>
  (await counts.get(today(userId, what), { consistent: true }))?.count ?? 0;

/** Counts one action of a user in this minute. False once the limit is reached. */
export const countThisMinute = (user_id: string, what: string, limit: number): Promise<boolean> =>
  counts.update({ user_id, what, day: now().toISOString().slice(0, 16) }, oneMore, within(limit));

/** Takes back the count of an action that failed. False if none was counted today. */
export const uncountToday = (userId: string, what: string): Promise<boolean> =>
  counts.update(today(userId, what), { add: { count: -1 } }, present('count'));

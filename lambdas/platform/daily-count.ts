import * as z from 'zod/mini';
import { newYorkDay } from '../../contract/rules/day';
import { now } from './clock';
import { absent, equal, fits, present } from './table/condition';
import { entity } from './table/entity';
import { optimistically } from './table/optimistic';
import { userPartition } from './table/partition';
import type { Write } from './table/transact';

const counts = entity({
  name: 'DailyCount',
  schema: z.object({
    count: z.int(),
    /** The last minute that was counted, in minutes since 1970. */
    minute: z.optional(z.int()),
  }),
  key: ({ user_id, what, day }: { user_id: string; what: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `DAILY#${what}#${day}`,
  }),
  retention: { days: 2 },
  onDeletion: 'delete',
});

const today = (user_id: string, what: string) => ({ user_id, what, day: newYorkDay(now()) });

const more = (amount: number) => ({ add: { count: amount } });
const oneMore = more(1);
/** Counts one action of a user today. False once the limit is reached. */
export const countToday = (userId: string, what: string, limit: number): Promise<boolean> =>
  counts.update(today(userId, what), oneMore, fits('count', limit));

/** Counts actions of a user today, as a write for a transaction. Its condition fails once the limit would be exceeded. */
export const countingToday = (userId: string, what: string, limit: number, amount = 1): Write =>
  counts.updating(today(userId, what), more(amount), fits('count', limit, amount));

/** As `countingToday`, for a New York day that may be over. */
export const countingOn = (user_id: string, what: string, day: string, limit: number): Write =>
  counts.updating({ user_id, what, day }, oneMore, fits('count', limit));

/** Today's count, strongly consistent. */
export const countedToday = async (userId: string, what: string): Promise<number> =>
  (await counts.get(today(userId, what), { consistent: true }))?.count ?? 0;

/** Counts one action of a user in this minute. False once the limit is reached. */
export const countThisMinute = (user_id: string, what: string, limit: number): Promise<boolean> =>
  counts.update({ user_id, what, day: now().toISOString().slice(0, 16) }, oneMore, fits('count', limit));

/** The count of a day. */
export const countedOn = async (user_id: string, what: string, day: string): Promise<number> =>
  (await counts.get({ user_id, what, day }, { consistent: true }))?.count ?? 0;

const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

/**
 * Counts minutes of a day that began at a moment, and returns the sum. Each minute of our own clock counts once: several tabs count
 * no minute twice, and minutes that are told later are at most those since the last one that was counted. 1 read and 1 write unit.
 */
export const countMinutes = (
  user_id: string,
  what: string,
  { day, began }: { readonly day: string; readonly began: Date },
  told: number,
): Promise<number> =>
  optimistically(async () => {
    const key = { user_id, what, day };
    const { count = 0, minute: last } = (await counts.get(key, { consistent: true })) ?? {};
    const minute = minuteOf(now());
    const more = Math.min(told, minute - (last ?? minuteOf(began) - 1));
    if (more <= 0) return count;
    const isFirst = await counts.update(
      key,
      { add: { count: more }, set: { minute } },
      last === undefined ? absent('minute') : equal('minute', last),
    );
    return isFirst ? count + more : undefined;
  });

/** Takes back the count of an action that failed. False if none was counted today. */
export const uncountToday = (userId: string, what: string): Promise<boolean> =>
  counts.update(today(userId, what), { add: { count: -1 } }, present('count'));

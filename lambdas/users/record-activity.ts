import { all, equal } from '../platform/table/condition';
import { transact, type Write } from '../platform/table/transact';
import { users } from './store';

export interface Activity {
  readonly streak: number;
  readonly last_activity_date: string;
  /** Given when a rest day stood in for yesterday. */
  readonly rest_days?: number;
  /** The last active day as read: if it has changed, another request has counted today. */
  readonly before: string | null;
}

/**
 * Stores a reading day that earns nothing, with other writes. Returns the names of the writes that refused: `balance` when
 * today is counted already.
 */
export const recordActivity = async (
  id: string,
  { before, ...set }: Activity,
  together: Readonly<Record<string, Write>>,
): Promise<string[]> => {
  const unchanged = equal('last_activity_date', before);
  if (Object.keys(together).length > 0)
    return transact<string>({ ...together, balance: users.updating({ id }, { set }, unchanged) });
  return (await users.update({ id }, { set }, unchanged)) ? [] : ['balance'];
};

/** Stores that a streak has lapsed. False when the user has read since. */
export const endStreak = (id: string, lastDay: string): Promise<boolean> =>
  users.update({ id }, { set: { streak: 0 } }, equal('last_activity_date', lastDay));

/** Stores that a rest day stood in for `day`, the one after the last active day. False when the user has read since. */
export const spendRestDay = (id: string, lastDay: string, day: string): Promise<boolean> =>
  users.update(
    { id },
    { set: { last_activity_date: day, rest_days: 0 } },
    all(equal('last_activity_date', lastDay), equal('rest_days', 1)),
  );

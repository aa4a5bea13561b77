import { absent, all, any, type Condition, equal } from '../platform/table/condition';
import { transact, type Write } from '../platform/table/transact';
import { type UserItem, users } from './store';

type Days = Pick<UserItem, 'last_activity_date' | 'rest_days'>;

export interface Activity {
  readonly set: Pick<UserItem, 'streak' | 'reading_days'> & Days & { readonly last_activity_date: string };
  /** As read. A difference shows that another request has counted today, or that a rest day was bought or used. */
  readonly before: Days;
}

/** The condition that the days of a record are as they were read. */
export const unchanged = ({ last_activity_date, rest_days }: Days): Condition =>
  all(
    equal('last_activity_date', last_activity_date),
    rest_days === 0 ? any(absent('rest_days'), equal('rest_days', 0)) : equal('rest_days', rest_days),
  );

/**
 * Stores a reading day that earns nothing, with other writes. Returns the names of the refused writes: `balance` if the
 * record has changed.
 */
export const recordActivity = async (
  id: string,
  { before, set }: Activity,
  together: Readonly<Record<string, Write>>,
): Promise<string[]> => {
  const when = unchanged(before);
  if (Object.keys(together).length > 0)
    return transact<string>({ ...together, balance: users.updating({ id }, { set }, when) });
  return (await users.update({ id }, { set }, when)) ? [] : ['balance'];
};

/** Stores the end of a streak. False if the user has read since. */
export const endStreak = (id: string, lastDay: string): Promise<boolean> =>
  users.update({ id }, { set: { streak: 0 } }, equal('last_activity_date', lastDay));

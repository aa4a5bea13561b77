import { equal } from '../platform/table/condition';
import { users } from './store';

export interface Activity {
  readonly streak: number;
  readonly last_activity_date: string;
  /** The last active day so far: if it is another one by now, somebody else has counted today. */
  readonly before: string | null;
}

/** Writes a reading day that earns nothing. False when today was counted already. */
export const recordActivity = (id: string, { before, ...set }: Activity): Promise<boolean> =>
  users.update({ id }, { set }, equal('last_activity_date', before));

/** A streak that has lapsed. False when the person has read since. */
export const endStreak = (id: string, lastDay: string): Promise<boolean> =>
  users.update({ id }, { set: { streak: 0 } }, equal('last_activity_date', lastDay));

import { newYorkDay } from '../../contract/rules/day';
import { currentStreak, gemsForStreak, streakAfterActivity } from '../../contract/rules/streak';
import { equal } from '../platform/table/condition';
import { type Activity, recordActivity } from '../users/record-activity';
import { award } from './award';
import { joinDayRoster } from './roster';

/** A day without a gem needs no ledger entry: only the streak changes. False when the day is already counted. */
const write = async (userId: string, activity: Activity): Promise<boolean> => {
  const gems = gemsForStreak(activity.streak);
  if (gems === 0) return recordActivity(userId, activity);
  const { before, ...set } = activity;
  const refused = await award(
    { userId, cause: `streak#${activity.last_activity_date}`, gems },
    { together: { set, when: equal('last_activity_date', before) } },
  );
  return refused.length === 0;
};

export interface ActivePerson {
  readonly id: string;
  readonly user: { readonly streak: number; readonly last_activity_date: string | null };
}

/**
 * Counts the New York day of a moment as a reading day, once for any number of simultaneous calls. A second call changes
 * nothing.
 */
export const countDay = async ({ id, user }: ActivePerson, at: Date): Promise<void> => {
  const day = newYorkDay(at);
  const { streak, last_activity_date } = user;
  if (last_activity_date !== null && last_activity_date >= day) return;
  const current = currentStreak(streak, last_activity_date, day);
  const counted = await write(id, {
    streak: streakAfterActivity(current, last_activity_date, day),
    last_activity_date: day,
    before: last_activity_date,
  });
  // For the nightly settlement. Displays do not depend on it: the streak that is shown is computed from the last day.
  if (counted) await joinDayRoster(day, id);
};

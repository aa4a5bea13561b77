import { afterReadingDay } from '../../contract/rules/reading-days';
import { currentStreak, needsRestDay, restDaysAfter, streakAfterActivity } from '../../contract/rules/streak';
import type { UserItem } from '../accounts/find';
import type { Activity } from '../accounts/record-activity';

type Days = Pick<UserItem, 'streak' | 'last_activity_date' | 'rest_days' | 'reading_days'>;

/** The change that counts a day; undefined if the day or a later one is already counted. */
export const countedDay = (
  { streak, last_activity_date, rest_days, reading_days }: Days,
  day: string,
): Activity | undefined => {
  if (last_activity_date !== null && last_activity_date >= day) return undefined;
  const current = currentStreak(streak, last_activity_date, day, rest_days);
  const usesRestDay = current > 0 && needsRestDay(last_activity_date, day);
  const reached = streakAfterActivity(current, last_activity_date, day);
  return {
    set: {
      streak: reached,
      last_activity_date: day,
      rest_days: restDaysAfter(rest_days, usesRestDay, reached),
      reading_days: afterReadingDay(reading_days, day, reached),
    },
    before: { last_activity_date, rest_days },
  };
};

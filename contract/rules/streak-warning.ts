import { newYorkDay } from './day';
import { currentStreak, needsRestDay } from './streak';

const hourMilliseconds = 3_600_000;

/** The number of hours before the end of the day at which the warning starts. */
const hoursAhead = [1, 2, 3, 4, 5, 6];

/**
 * The time at which a streak lapses, for a user who must be warned: undefined without a streak, after an activity today, and
 * earlier than six hours before the day ends. `stored` is the streak as of the last active day. A rest day that is held and
 * not needed for yesterday stands in for today.
 */
export const streakEndsAt = (
  stored: number,
  lastActiveDay: string | null,
  at: Date,
  restDays = 0,
): Date | null => {
  const today = newYorkDay(at);
  if (lastActiveDay === today || currentStreak(stored, lastActiveDay, today, restDays) === 0) return null;
  if (restDays > 0 && !needsRestDay(lastActiveDay, today)) return null;
  const hours = hoursAhead.find((ahead) => newYorkDay(new Date(+at + ahead * hourMilliseconds)) !== today);
  if (hours === undefined) return null;
  // New York's offset is a whole number of hours: its midnight is at the beginning of a UTC hour.
  return new Date(Math.floor(+at / hourMilliseconds + hours) * hourMilliseconds);
};

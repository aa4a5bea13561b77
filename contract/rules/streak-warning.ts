import { newYorkDay } from './day';
import { currentStreak } from './streak';

const hourMilliseconds = 3_600_000;

/** So many hours before the day ends somebody is told. */
const hoursAhead = [1, 2, 3, 4, 5, 6];

/**
 * When a streak would lapse, for whoever has been told to keep it: nobody without one, nobody who was active today,
 * and nobody earlier than six hours before the day ends. `stored` is the streak as of the last active day.
 */
export const streakEndsAt = (stored: number, lastActiveDay: string | null, at: Date): Date | null => {
  const today = newYorkDay(at);
  if (lastActiveDay === today || currentStreak(stored, lastActiveDay, today) === 0) return null;
  const hours = hoursAhead.find((ahead) => newYorkDay(new Date(+at + ahead * hourMilliseconds)) !== today);
  if (hours === undefined) return null;
  // New York lies whole hours behind Greenwich: its midnight is at the beginning of an hour.
  return new Date(Math.floor(+at / hourMilliseconds + hours) * hourMilliseconds);
};

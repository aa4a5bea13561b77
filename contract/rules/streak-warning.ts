import { type Clock, readingDay } from './day';
import { currentStreak, needsRestDay } from './streak';

/** Every time zone's midnight is at a quarter of an hour of UTC. */
const quarterMilliseconds = 900_000;

/** The warning starts six hours before the end of the day. */
const quartersAhead = Array.from({ length: 24 }, (_, i) => i + 1);

interface Reader extends Clock {
  /** As of the last active day. */
  readonly streak: number;
  readonly last_activity_date: string | null;
  readonly rest_days: number;
}

/**
 * The time at which a streak lapses, for a user who must be warned: null without a streak, after an activity today, and
 * earlier than six hours before the day ends. A rest day that is held and not needed for yesterday stands in for today.
 */
export const streakEndsAt = (
  { streak, last_activity_date, rest_days, time_zone }: Reader,
  at: Date,
): Date | null => {
  const dayAt = (moment: number) => readingDay({ time_zone }, new Date(moment));
  const today = dayAt(+at);
  if (last_activity_date === today || currentStreak(streak, last_activity_date, today, rest_days) === 0)
    return null;
  if (rest_days > 0 && !needsRestDay(last_activity_date, today)) return null;
  const begun = Math.floor(+at / quarterMilliseconds) * quarterMilliseconds;
  const quarters = quartersAhead.find((ahead) => dayAt(begun + ahead * quarterMilliseconds) !== today);
  return quarters === undefined ? null : new Date(begun + quarters * quarterMilliseconds);
};

import { type Clock, numberOfDay, readingDay } from './day';

/**
 * The current streak. The stored one may be outdated: it lapses once the last active day is more than one day ago, whether or
 * not the nightly settlement has run. A held rest day replaces one day without reading, never two.
 */
export const currentStreak = (
  stored: number,
  lastActiveDay: string | null,
  today: string,
  restDays = 0,
): number =>
  lastActiveDay !== null && numberOfDay(today) - numberOfDay(lastActiveDay) <= 1 + Math.min(restDays, 1)
    ? stored
    : 0;

/** The stored fields that determine a user's streak. */
export interface StoredStreak extends Clock {
  readonly streak: number;
  readonly last_activity_date: string | null;
  readonly rest_days: number;
}

/** The streak of a user at a moment, by the user's own reading days: the same wherever it is shown. */
export const streakAt = (user: StoredStreak, at: Date): number =>
  currentStreak(user.streak, user.last_activity_date, readingDay(user, at), user.rest_days);

/** Whether only a rest day that is held keeps the streak alive today. */
export const needsRestDay = (lastActiveDay: string | null, today: string): boolean =>
  currentStreak(1, lastActiveDay, today) === 0 && currentStreak(1, lastActiveDay, today, 1) === 1;

/** Whether a streak whose last active day is `day` has ended by `today`: not even a rest day bridges the gap. */
export const hasEnded = (day: string, today: string): boolean => currentStreak(1, day, today, 1) === 0;

/** A gem is earned for this many consecutive days. */
export const daysPerStreakGem = 3;

/** A rest day is earned for this many consecutive days, unless one is held. */
export const daysPerRestDay = 7;

/** The streak after an activity today. `current` comes from `currentStreak`. */
export const streakAfterActivity = (current: number, lastActiveDay: string | null, today: string): number =>
  lastActiveDay === today ? current : current + 1;

/** The gems that reaching this streak earns. */
export const gemsForStreak = (streak: number): number => (streak % daysPerStreakGem === 0 ? 1 : 0);

/** The rest days that are held after a reading day with which the streak reaches `streak`: one at most. */
export const restDaysAfter = (held: number, used: boolean, streak: number): number =>
  streak % daysPerRestDay === 0 ? 1 : used ? 0 : Math.min(held, 1);

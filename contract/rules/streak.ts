import { numberOfDay } from './day';

/**
 * The current streak. The stored one may be outdated: it lapses once the last active day is more than one day ago, whether
 * or not the nightly settlement has run. A rest day that is held stands in for one day without reading.
 */
export const currentStreak = (
  stored: number,
  lastActiveDay: string | null,
  today: string,
  restDays = 0,
): number =>
  lastActiveDay !== null && numberOfDay(today) - numberOfDay(lastActiveDay) <= 1 + restDays ? stored : 0;

/** Whether only a rest day that is held keeps the streak alive today. */
export const needsRestDay = (lastActiveDay: string | null, today: string): boolean =>
  currentStreak(1, lastActiveDay, today) === 0 && currentStreak(1, lastActiveDay, today, 1) === 1;

/** Whether a streak whose last active day is `day` has lapsed by `today`. */
export const hasLapsed = (day: string, today: string): boolean => currentStreak(1, day, today) === 0;

/** A gem is earned for this many consecutive days. */
export const daysPerStreakGem = 3;

/** The streak after an activity today. `current` comes from `currentStreak`. */
export const streakAfterActivity = (current: number, lastActiveDay: string | null, today: string): number =>
  lastActiveDay === today ? current : current + 1;

/** The gems that reaching this streak earns. */
export const gemsForStreak = (streak: number): number => (streak % daysPerStreakGem === 0 ? 1 : 0);

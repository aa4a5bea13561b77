import { numberOfDay } from './day';

/**
 * The streak as it stands today. What is stored may be old: it lapses once the last active day lies
 * more than one day back, whether or not the nightly settlement has run yet.
 */
export const currentStreak = (stored: number, lastActiveDay: string | null, today: string): number =>
  lastActiveDay !== null && numberOfDay(today) - numberOfDay(lastActiveDay) <= 1 ? stored : 0;

/** Whether a streak whose last active day is `day` has lapsed by `today`. */
export const hasLapsed = (day: string, today: string): boolean => currentStreak(1, day, today) === 0;

/** A gem for every so many days in a row. */
export const daysPerStreakGem = 3;

/** The streak after being active today. `current` is the streak as it stands, from `currentStreak`. */
export const streakAfterActivity = (current: number, lastActiveDay: string | null, today: string): number =>
  lastActiveDay === today ? current : current + 1;

/** Gems that reaching this streak is worth. */
export const gemsForStreak = (streak: number): number => (streak % daysPerStreakGem === 0 ? 1 : 0);

/** Inkwren's day is New York's, for everybody, everywhere. Made when first needed: it costs 11 ms. */
let newYork: Intl.DateTimeFormat | undefined;

/** The calendar day in New York, as YYYY-MM-DD. */
export const newYorkDay = (at: Date): string => {
  newYork ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return newYork.format(at);
};

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/**
 * The streak as it stands today. What is stored may be old: it lapses once the last active day lies
 * more than one day back, whether or not the nightly settlement has run yet.
 */
export const currentStreak = (stored: number, lastActiveDay: string | null, today: string): number =>
  lastActiveDay !== null && dayNumber(today) - dayNumber(lastActiveDay) <= 1 ? stored : 0;

/** A gem for every so many days in a row. */
const daysPerStreakGem = 3;

/** The streak after being active today. `current` is the streak as it stands, from `currentStreak`. */
export const streakAfterActivity = (current: number, lastActiveDay: string | null, today: string): number =>
  lastActiveDay === today ? current : current + 1;

/** Gems that reaching this streak is worth. */
export const gemsForStreak = (streak: number): number => (streak % daysPerStreakGem === 0 ? 1 : 0);

import { dayOfNumber, newYorkDay, numberOfDay } from './day';

/** Days since Monday. 1970 began on a Thursday. */
const weekday = (number: number) => (number + 3) % 7;

/** The ISO week of the day with this number. */
export const weekOfDay = (number: number): string => {
  const thursday = dayOfNumber(number - weekday(number) + 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor((numberOfDay(thursday) - numberOfDay(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
};

/** The New York week of a moment, from Monday to Sunday, by ISO 8601: `2026-W47`. */
export const weekOf = (at: Date): string => weekOfDay(numberOfDay(newYorkDay(at)));

/** The beginning of a day of New York: four or five hours after that of UTC. */
const beginningOf = (day: string): Date => {
  const early = new Date(`${day}T04:00:00Z`);
  return newYorkDay(early) === day ? early : new Date(`${day}T05:00:00Z`);
};

/** The end of a moment's day: midnight in New York. */
export const dayEnd = (at: Date): Date => beginningOf(dayOfNumber(numberOfDay(newYorkDay(at)) + 1));

/** The end of a moment's week: Sunday midnight in New York, correct across clock changes. */
export const weekEnd = (at: Date): Date => {
  const today = numberOfDay(newYorkDay(at));
  return beginningOf(dayOfNumber(today - weekday(today) + 7));
};

/** The week that is this many weeks before a moment. */
export const weeksBefore = (at: Date, weeks: number): string =>
  weekOfDay(numberOfDay(newYorkDay(at)) - 7 * weeks);

/** Whether a week is over at a moment. Its rewards are due only then. */
export const isWeekOver = (week: string, at: Date): boolean => week < weekOf(at);

import { numberOfDay } from './day';
import { weekOfDay } from './week';

/** The reading days of the last week with one, and a reader's own records. Weeks run from Monday to Sunday: `2026-W47`. */
export interface ReadingDays {
  readonly week: string;
  readonly days: number;
  /** The most reading days of a week. */
  readonly best_week: number;
  readonly longest_streak: number;
}

export const noReadingDays: ReadingDays = { week: '', days: 0, best_week: 0, longest_streak: 0 };

/** The numbers of days a week among which a reader chooses a goal. */
export const weeklyGoals = { fewest: 2, most: 6 } as const;

const weekOf = (day: string): string => weekOfDay(numberOfDay(day));

/** The number of reading days in the week of `today`. */
export const daysThisWeek = ({ week, days }: ReadingDays, today: string): number =>
  week === weekOf(today) ? days : 0;

/** After a reading day that was not counted before, with which the streak reaches `streak`. */
export const afterReadingDay = (before: ReadingDays, day: string, streak: number): ReadingDays => {
  const days = daysThisWeek(before, day) + 1;
  return {
    week: weekOf(day),
    days,
    best_week: Math.max(before.best_week, days),
    longest_streak: Math.max(before.longest_streak, streak),
  };
};

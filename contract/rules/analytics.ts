import { dayOfNumber, numberOfDay } from './day';

/** The periods that a list or a summary can be limited to; without one it covers all time. */
export const dateFilters = ['7days', '30days'] as const;
export type DateFilter = (typeof dateFilters)[number];

export const daysIn: Readonly<Record<DateFilter, number>> = { '7days': 7, '30days': 30 };

/** The first day of the period of this many days that ends with `today`. */
export const firstOf = (today: string, days: number): string => dayOfNumber(numberOfDay(today) - days + 1);

/**
 * The state of a child's week. `new`: nothing done, and not here for seven days. `away`: nothing done. `stuck`: fewer than half of
 * ten answers or more are right. `early`: too few activities to say more. `well`: at least seven of ten answers are right.
 */
export const standings = ['new', 'away', 'stuck', 'early', 'steady', 'well'] as const;
export type Standing = (typeof standings)[number];

interface Figures {
  /** Days with an activity. */
  readonly days: number;
  readonly activities: number;
  readonly right: number;
  readonly asked: number;
}

const fewestAnswers = 10;
const fewestActivities = 5;

/** Fewer than half of ten answers or more are right. */
export const isStuck = ({ right, asked }: Pick<Figures, 'right' | 'asked'>): boolean =>
  asked >= fewestAnswers && right < asked / 2;

/** `isNew`: the child has not been here for a week. */
export const standingOf = ({ days, activities, right, asked }: Figures, isNew: boolean): Standing => {
  if (days === 0) return isNew ? 'new' : 'away';
  if (isStuck({ right, asked })) return 'stuck';
  if (activities < fewestActivities) return 'early';
  return asked >= fewestAnswers && right >= 0.7 * asked ? 'well' : 'steady';
};

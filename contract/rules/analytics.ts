import { dayOfNumber, numberOfDay } from './day';

/** The periods that a list or a summary can be limited to; without one it covers all time. */
export const dateFilters = ['7days', '30days'] as const;
export type DateFilter = (typeof dateFilters)[number];

export const daysIn: Readonly<Record<DateFilter, number>> = { '7days': 7, '30days': 30 };

/** The first day of the period of this many days that ends with `today`. */
export const firstOf = (today: string, days: number): string => dayOfNumber(numberOfDay(today) - days + 1);

/** Fewer than half of ten answers or more are right. */
export const isStuck = ({ right, asked }: { readonly right: number; readonly asked: number }): boolean =>
  asked >= 10 && right < asked / 2;

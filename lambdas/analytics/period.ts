import { type DateFilter, daysIn, firstOf } from '../../contract/rules/analytics';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { now } from '../platform/clock';

export interface Period {
  readonly first: string;
  readonly last: string;
}

/** A day before the first user. */
const beginning = '2020-01-01';

const today = (): string => newYorkDay(now());

export const periodOf = (filter: DateFilter | undefined): Period => {
  const last = today();
  return { first: filter === undefined ? beginning : firstOf(last, daysIn[filter]), last };
};

/** The preceding period of the same length. */
export const periodBefore = ({ first, last }: Period): Period => ({
  first: dayOfNumber(2 * numberOfDay(first) - numberOfDay(last) - 1),
  last: dayOfNumber(numberOfDay(first) - 1),
});

export const isWithin = ({ first, last }: Period, day: string): boolean => first <= day && day <= last;

export const daysOf = ({ first, last }: Period): string[] =>
  Array.from({ length: numberOfDay(last) - numberOfDay(first) + 1 }, (_, i) =>
    dayOfNumber(numberOfDay(first) + i),
  );

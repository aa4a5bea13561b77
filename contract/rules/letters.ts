import type { LetterKind } from '../letters/kinds';
import { dayIn, dayOfNumber, numberOfDay } from './day';

/** When a letter is sent, by the clock of its reader: families on Sunday, teachers on Monday before school. */
const mornings: Readonly<Record<LetterKind, { readonly weekday: number; readonly hour: number }>> = {
  family: { weekday: 0, hour: 8 },
  class: { weekday: 1, hour: 6 },
};

/** Days since Sunday. 1970 began on a Thursday. */
const weekdayOf = (day: string): number => (numberOfDay(day) + 4) % 7;

/** The date and the hour in a time zone, in an order that sorts. */
const clockIn = (timeZone: string, at: Date): string => {
  const hour = at.toLocaleString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return `${dayIn(timeZone, at)}T${hour}`;
};

const minute = 60_000;
/** More than any zone is ahead of or behind UTC. */
const furthest = 15 * 60;

/** The first minute at which the clock in a zone shows this hour of this day, or a later one. */
const minuteOf = (timeZone: string, day: string, hour: number): Date => {
  const wanted = `${day}T${String(hour).padStart(2, '0')}`;
  const middle = Date.parse(`${wanted}:00Z`) / minute;
  let [before, from] = [middle - furthest, middle + furthest];
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2);
    if (clockIn(timeZone, new Date(between * minute)) < wanted) before = between;
    else from = between;
  }
  return new Date(from * minute);
};

export interface LetterTime {
  /** The local Sunday or Monday. It names the letter. */
  readonly day: string;
  readonly at: Date;
}

/** The next letter that is due after a moment. Days are counted by the calendar: two weeks a year are an hour off. */
export const nextLetter = (kind: LetterKind, timeZone: string, after: Date): LetterTime => {
  const { weekday, hour } = mornings[kind];
  const today = dayIn(timeZone, after);
  const days = (weekday - weekdayOf(today) + 7) % 7;
  const day = dayOfNumber(numberOfDay(today) + days);
  const at = minuteOf(timeZone, day, hour);
  if (at > after) return { day, at };
  const next = dayOfNumber(numberOfDay(day) + 7);
  return { day: next, at: minuteOf(timeZone, next, hour) };
};

/** The morning of the letter of this day. */
export const letterMorning = (kind: LetterKind, timeZone: string, day: string): Date =>
  minuteOf(timeZone, day, mornings[kind].hour);

/** The seven days that the letter of a day reports on: those before it. */
export const weekBefore = (day: string): { readonly first: string; readonly last: string } => ({
  first: dayOfNumber(numberOfDay(day) - 7),
  last: dayOfNumber(numberOfDay(day) - 1),
});

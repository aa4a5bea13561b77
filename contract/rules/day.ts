/** One per time zone, created on first use: it costs 11 ms. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone of IANA's list, as YYYY-MM-DD. Throws a RangeError for an unknown zone. */
export const dayIn = (timeZone: string, at: Date): string => {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, calendar);
  return calendar.format(at);
};

/** Whether a name stands for a time zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    dayIn(name, new Date(0));
    return true;
  } catch {
    return false;
  }
};

export const newYork = 'America/New_York';

/** The calendar day in New York, which is Inkwren's day for everything but streaks. */
export const newYorkDay = (at: Date): string => dayIn(newYork, at);

/** The time zone in which days are counted: the one that a guardian has set, otherwise New York's. */
export interface Clock {
  readonly time_zone: string | null;
}

/** The hour where a user lives, 0 to 23: in the zone that a guardian has set, otherwise in that of the device. */
export const localHour = ({ time_zone }: Clock, at: Date): number =>
  time_zone === null
    ? at.getHours()
    : Number(at.toLocaleString('en-GB', { timeZone: time_zone, hour: '2-digit' }));

/** The reading day of a user, as YYYY-MM-DD. */
export const readingDay = ({ time_zone }: Clock, at: Date): string => dayIn(time_zone ?? newYork, at);

const milliseconds = 86_400_000;

/** Days are counted by the calendar, not in hours: two days a year have 23 and 25 hours. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / milliseconds;

/** The calendar day of a day number, as YYYY-MM-DD. */
export const dayOfNumber = (number: number): string =>
  new Date(number * milliseconds).toISOString().slice(0, 10);

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

const startOfDay = (clock: Clock, at: Date): Date => {
  const day = readingDay(clock, at);
  let [before, within] = [at.getTime() - 2 * milliseconds, at.getTime()];
  while (within - before > 1000) {
    const between = Math.floor((before + within) / 2);
    if (readingDay(clock, new Date(between)) < day) before = between;
    else within = between;
  }
  return new Date(within);
};

/** A reading day in which the time zone was changed: the last date that it has, and when it began. */
export interface MovedDay {
  readonly day: string;
  readonly began: string;
}

interface Moving extends Clock {
  readonly last_activity_date: string | null;
  readonly moved?: MovedDay | undefined;
}

/** No day of a move is shorter than this, in milliseconds. */
const shortestDay = milliseconds / 2;

/** The present reading day, which earlier moves may have begun in another zone. */
const presentDay = (user: Moving, at: Date): MovedDay => {
  const day = readingDay(user, at);
  if (user.moved !== undefined && user.moved.day >= day) return user.moved;
  return { day, began: startOfDay(user, at).toISOString() };
};

/**
 * The reading days after a move to another time zone. The day of the move stays one day: if it has a later date in the new zone,
 * or would be shorter there than twelve hours, the last day moves along, so that it neither counts twice nor leaves a gap. A move
 * back never turns a counted day into one that is still to come.
 */
export const daysAfterMove = (user: Moving, time_zone: string | null, at: Date) => {
  const { day, began } = presentDay(user, at);
  const early = new Date(Date.parse(began) + shortestDay);
  const there = readingDay({ time_zone }, early > at ? early : at);
  const ahead = Math.max(0, numberOfDay(there) - numberOfDay(day));
  const later = (date: string) => dayOfNumber(numberOfDay(date) + ahead);
  return {
    time_zone,
    last_activity_date: user.last_activity_date && later(user.last_activity_date),
    moved: { day: later(day), began },
  };
};

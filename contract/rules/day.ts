/** Inkwren's day is New York's for every user. Created on first use: it costs 11 ms. */
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

const milliseconds = 86_400_000;

/** Days are counted by the calendar, not in hours: two days a year have 23 and 25 hours. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / milliseconds;

/** The calendar day of a day number, as YYYY-MM-DD. */
export const dayOfNumber = (number: number): string =>
  new Date(number * milliseconds).toISOString().slice(0, 10);

const inZone = (timeZone: string, withTime: boolean) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(withTime && { hour: '2-digit', minute: '2-digit' }),
    timeZone,
  });

export interface Dates {
  /** `24 November 2026` for a moment. */
  readonly date: (at: string | null) => string;
  /** `24 November 2026 at 16:05`. */
  readonly time: (at: string) => string;
  /** The same as `date` for a day that has no zone. */
  readonly day: (day: string) => string;
}

/** Writes moments in the family's time zone. */
export const datesIn = (timeZone: string): Dates => {
  const [dates, times, days] = [inZone(timeZone, false), inZone(timeZone, true), inZone('UTC', false)];
  return {
    date: (at) => (at === null ? '' : dates.format(new Date(at))),
    time: (at) => times.format(new Date(at)),
    day: (day) => days.format(new Date(day)),
  };
};

/** "Nov 3, 2026": the day on the reader's own calendar. */
export const dateOf = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** "Nov 3": a day of New York, as it is written. */
export const dayOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** "Nov 2026". */
export const monthOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A share from 0 to 1 as a percent with one decimal; "-" without one. */
export const percent = (share: number | null): string =>
  share === null ? '-' : `${(share * 100).toFixed(1)}%`;

export const chapterOf = (end: number | null): string => (end === null ? 'Whole book' : String(end));

export const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

/** The mean of the shares; null without any. */
export const mean = (shares: readonly number[]): number | null =>
  shares.length === 0 ? null : sum(shares, (share) => share) / shares.length;

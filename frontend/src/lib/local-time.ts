/** A moment in the reader's own time zone and calendar. */
export const localTime = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

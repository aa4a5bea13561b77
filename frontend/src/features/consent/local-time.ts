/** A moment as the reader's own clock and calendar have it. */
export const localTime = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

import { countThisMinute } from '../platform/daily-count';

/**
 * Enough for a user who types and opens books; a program exceeds it. Answers from the library and the cache do not count.
 */
const callsPerMinute = 40;

/** Counts a request to the catalogue. False when the user has made too many within this minute. */
export const mayAskCatalogue = (userId: string): Promise<boolean> =>
  countThisMinute(userId, 'catalogue', callsPerMinute);

import { countThisMinute } from '../platform/daily-count';

/**
 * Enough for a user who types and opens books; only a program exceeds it. Answers from the library and the cache do not count.
 */
const callsPerMinute = 40;

/** Counts a request to the catalogue. False once the user has reached the limit of this minute. */
export const mayAskCatalogue = (userId: string): Promise<boolean> =>
  countThisMinute(userId, 'catalogue', callsPerMinute);

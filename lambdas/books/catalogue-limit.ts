import { countThisMinute } from '../platform/daily-count';

/** Enough for who types and looks at books; more is a program. What our own library and cache answer does not count. */
const callsPerMinute = 40;

/** Counts a call to the catalogue. False when a person has made too many within this minute. */
export const mayAskCatalogue = (userId: string): Promise<boolean> =>
  countThisMinute(userId, 'catalogue', callsPerMinute);

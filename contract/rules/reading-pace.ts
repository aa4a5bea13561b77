/**
 * More words a minute than children read silently, so that who reads loses none and who only turns pages counts little. Adults
 * read 238 to 260 (Brysbaert, 2019: https://doi.org/10.1016/j.jml.2019.104047).
 */
const wordsPerMinute = 300;

/** A child that comes after a longer pause has read for at most this time. */
const longestMinutes = 60;

/** The number of words that can have been read since a moment; without one, in a long sitting. */
export const readableSince = (since: string | undefined, now: Date): number => {
  const minutes = since === undefined ? longestMinutes : (now.getTime() - Date.parse(since)) / 60_000;
  return Math.round(Math.max(0, Math.min(minutes, longestMinutes)) * wordsPerMinute);
};

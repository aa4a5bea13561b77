import { expect, test } from '@jest/globals';
import { readableSince } from '../../contract/rules/reading-pace';
import { weekOf } from '../../contract/rules/week';
import { payWords, type WordAccount } from '../../contract/rules/word-gems';

const week = '2026-W48';

test('every 3,000 words of finished books are a gem, and what is left waits for the next book', () => {
  const first = payWords(undefined, 2999, week);
  expect(first).toEqual({ gems: 0, account: { words: 2999, week, gems: 0 } });
  expect(payWords(first.account, 1, week)).toEqual({ gems: 1, account: { words: 0, week, gems: 1 } });
  expect(payWords(undefined, 6001, week)).toEqual({ gems: 2, account: { words: 1, week, gems: 2 } });
});

test('a week pays five gems at most, and the rest with a book of a later week', () => {
  const long = payWords(undefined, 45_000, week);
  expect(long).toEqual({ gems: 5, account: { words: 30_000, week, gems: 5 } });
  expect(payWords(long.account, 3000, week).gems).toBe(0);
  expect(payWords(long.account, 0, '2026-W49').gems).toBe(5);
});

/** A robot that turns the pages of picture books without a pause, as the product counts their words. */
const robot = (books: number, words: number, minutesEach: number) => {
  let at = new Date('2026-11-23T12:00:00Z');
  let account: WordAccount | undefined;
  let [read, last] = [0, undefined as string | undefined];
  const byWeek = new Map<string, number>();
  for (let book = 0; book < books; book++) {
    const counted = Math.min(words, readableSince(last, at));
    const paid = payWords(account, counted, weekOf(at));
    ({ account } = paid);
    read += counted;
    last = at.toISOString();
    byWeek.set(weekOf(at), (byWeek.get(weekOf(at)) ?? 0) + paid.gems);
    at = new Date(at.getTime() + minutesEach * 60_000);
  }
  const weeks = [...byWeek.values()];
  return { read, most: Math.max(...weeks), gems: weeks.reduce((sum, one) => sum + one, 0), weeks };
};

test.each([
  ['at once', 0],
  ['as fast as words count', 3],
  ['one an hour', 60],
  ['three a day', 480],
])('a robot with 500 picture books gets five gems a week at most: %s', (_, minutes) => {
  const { most, gems, read, weeks } = robot(500, 900, minutes);
  expect(most).toBeLessThanOrEqual(5);
  expect(gems).toBeLessThanOrEqual(Math.min(5 * weeks.length, Math.floor(read / 3000)));
});

test('500 picture books turned at once pay no gem, and read at a pace of three a day five in each full week', () => {
  expect(robot(500, 900, 0).gems).toBe(0);
  expect(robot(500, 900, 480).weeks.slice(1, -1)).toEqual(Array(22).fill(5));
});

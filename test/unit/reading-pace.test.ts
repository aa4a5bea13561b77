import { expect, test } from '@jest/globals';
import { readableSince } from '../../contract/rules/reading-pace';

const now = new Date('2026-11-20T12:00:00.000Z');

test.each([
  [undefined, 18_000],
  ['2026-11-20T12:00:00.000Z', 0],
  ['2026-11-20T11:59:00.000Z', 300],
  ['2026-11-20T11:00:00.000Z', 18_000],
  ['2026-11-20T09:00:00.000Z', 18_000],
  // A clock that goes wrong takes no words away.
  ['2026-11-20T12:05:00.000Z', 0],
])('since %s at most %i words can have been read', (since, words) => {
  expect(readableSince(since, now)).toBe(words);
});

import { expect, test } from '@jest/globals';
import { daysSince, isToRecall, latestToRecall } from '../../contract/rules/recall';

const quiz = '2026-11-01T12:00:00.000Z';
const day = 86_400_000;
const after = (milliseconds: number) => new Date(Date.parse(quiz) + milliseconds);

test.each([
  [6 * day - 1, 5, false],
  [6 * day, 6, true],
  [15 * day - 1, 14, true],
  [15 * day, 15, false],
])(
  'after %i milliseconds, %i whole days have passed, and whether a quiz may be asked about is %s',
  (passed, days, is) => {
    expect(daysSince(quiz, after(passed))).toBe(days);
    expect(isToRecall(quiz, after(passed))).toBe(is);
  },
);

test('the latest quiz that may be asked about is six days old', () => {
  expect(latestToRecall(after(6 * day)).toISOString()).toBe(quiz);
});

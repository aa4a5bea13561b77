import { expect, test } from '@jest/globals';
import { afterAnswer, isKnown } from '../../lambdas/words/ladder';

test.each([
  [0, true, 1, '2026-11-21'],
  [1, true, 2, '2026-11-23'],
  [2, true, 3, '2026-11-27'],
  [3, true, 4, '2026-12-11'],
  [4, true, 5, '2027-01-19'],
  [5, true, 6, '2027-01-19'],
  [9, true, 10, '2027-01-19'],
  [4, false, 0, '2026-11-20'],
])('a word on step %i, remembered: %s, moves to step %i and is due on %s', (step, remembered, next, due) => {
  expect(afterAnswer(step, remembered, '2026-11-20')).toEqual({ step: next, due });
});

test.each([
  [3, false],
  [4, true],
  [5, true],
])('a word on step %i is known: %s', (step, expected) => {
  expect(isKnown(step)).toBe(expected);
});

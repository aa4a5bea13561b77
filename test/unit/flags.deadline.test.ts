import { expect, test } from '@jest/globals';
import { isHeard } from '../../lambdas/flags/deadline';

const due = '2026-11-28T12:00:00.000Z';

test.each([
  ['11:59:59.999', false],
  ['12:00:00.000', true],
  ['12:04:59.999', true],
  ['12:05:00.000', false],
  ['12:59:59.999', false],
  ['13:00:00.000', true],
  ['13:05:00.000', false],
  ['14:04:59.999', true],
])('a flag that is due at 12:00 is heard at %s: %s', (time, heard) => {
  expect(isHeard(due, new Date(`2026-11-28T${time}Z`))).toBe(heard);
});

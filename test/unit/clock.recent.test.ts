import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { isRecent, thisMoment } from '../../lambdas/platform/clock';

const begin = Date.parse('2026-11-24T10:00:00Z');
const local = { clock: begin, cloud: 'first' };
const clock = Symbol.for('inkwren.clock');
Object.defineProperty(globalThis, clock, { configurable: true, get: () => () => local.clock });
Object.defineProperty(globalThis, 'localCloud', { configurable: true, get: () => local.cloud });

beforeEach(() => {
  Object.assign(local, { clock: begin, cloud: 'first' });
});
afterAll(() => {
  for (const name of [clock, 'localCloud']) Reflect.deleteProperty(globalThis, name);
});

test('what was learned is recent until its time has passed', () => {
  const since = thisMoment();
  expect(isRecent(since, 1000)).toBe(true);
  local.clock += 999;
  expect(isRecent(since, 1000)).toBe(true);
  local.clock += 1;
  expect(isRecent(since, 1000)).toBe(false);
});

test('what was learned is not recent once the clock was set back', () => {
  const since = thisMoment();
  local.clock -= 1;
  expect(isRecent(since, 1000)).toBe(false);
});

test('what was learned in another cloud is not recent', () => {
  const since = thisMoment();
  local.cloud = 'second';
  expect(isRecent(since, 1000)).toBe(false);
});

test('what was never learned is not recent', () => {
  expect(isRecent(undefined, 1000)).toBe(false);
});

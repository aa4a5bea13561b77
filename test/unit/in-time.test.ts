import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inTime } from '../../lambdas/platform/in-time';

const clock = Symbol.for('inkwren.clock');
let time: number;

beforeEach(() => {
  time = 0;
  Object.assign(globalThis, { [clock]: () => time });
});
afterEach(() => {
  delete (globalThis as { [clock]?: unknown })[clock];
});

const numbers = Array.from({ length: 100 }, (_, i) => i);

/** Work that takes this long by the product's clock, and only a turn of the event loop in reality. */
const taking = (milliseconds: number) => {
  const seen = { running: 0, most: 0, begun: [] as number[] };
  const map = async (one: number) => {
    seen.begun.push(one);
    seen.most = Math.max(seen.most, ++seen.running);
    await new Promise(setImmediate);
    time += milliseconds;
    seen.running--;
    return one * 2;
  };
  return { seen, map };
};

test('all are done in order, with a limit of concurrent ones', async () => {
  const { seen, map } = taking(1);
  const { done, failures } = await inTime(numbers, { atOnce: 10, seconds: 20 }, map);
  expect(done).toEqual(numbers.map((n) => n * 2));
  expect({ most: seen.most, begun: seen.begun, failures }).toEqual({
    most: 10,
    begun: numbers,
    failures: [],
  });
});

test('none starts after the time, and those that have started finish', async () => {
  const { seen, map } = taking(1000);
  const { done } = await inTime(numbers, { atOnce: 10, seconds: 20 }, map);
  expect(seen.begun).toEqual(numbers.slice(0, 29));
  expect(done).toEqual(numbers.map((n) => (n < 29 ? n * 2 : undefined)));
  expect(done).toHaveLength(100);
});

test('without time none starts', async () => {
  const { seen, map } = taking(1);
  expect(
    (await inTime(numbers, { atOnce: 10, seconds: 0 }, map)).done.filter((n) => n !== undefined),
  ).toEqual([]);
  expect(seen.begun).toEqual([]);
});

test('a failure is returned and does not affect the others', async () => {
  const fails = async (n: number) => {
    if (n % 2 === 1) throw new Error(`no ${n}`);
    return n;
  };
  const { done, failures } = await inTime([0, 1, 2, 3], { atOnce: 2, seconds: 1 }, fails);
  expect(done).toEqual([0, undefined, 2, undefined]);
  expect(failures.map(String)).toEqual(['Error: no 1', 'Error: no 3']);
});

test('an empty list has an empty result', async () => {
  expect(await inTime([], { atOnce: 10, seconds: 1 }, async () => 1)).toEqual({ done: [], failures: [] });
});

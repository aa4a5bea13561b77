import { expect, test } from '@jest/globals';
import { checkConcurrency, JobsAtOnce } from '../../lib/concurrency';
import { environments } from '../../lib/environments';
import { functions } from '../../lib/functions';
import { settingsFor } from '../../lib/settings';

const none = { workerConcurrency: {}, modelConcurrency: {} };
const check = (settings: Partial<typeof none>) => () => checkConcurrency(functions, { ...none, ...settings });

test.each(functions.filter(({ queue }) => queue !== undefined))(
  'the queue of $name declares a concurrency that SQS allows',
  ({ queue }) => {
    expect(JobsAtOnce.safeParse(queue?.maxConcurrency)).toMatchObject({ success: true });
  },
);

test.each([
  [
    'of no function',
    { workerConcurrency: { quizWorkers: 5 } },
    /^workerConcurrency\.quizWorkers: .*quizWorker/,
  ],
  ['of a function without a queue', { workerConcurrency: { chat: 5 } }, /^workerConcurrency\.chat: /],
  [
    'of a function that calls no model',
    { modelConcurrency: { mailWorker: 5 } },
    /^modelConcurrency\.mailWorker: .*chat, /,
  ],
  ['that every object has', { workerConcurrency: { toString: 5 } }, /^workerConcurrency\.toString: /],
])('a concurrency %s is refused with a list of the possible functions', (_, settings, message) => {
  expect(check(settings as Partial<typeof none>)).toThrow(message);
});

test('a reservation below the declared or configured number of concurrent jobs is refused', () => {
  expect(check({ modelConcurrency: { quizWorker: 20 } })).not.toThrow();
  expect(check({ modelConcurrency: { quizWorker: 19 } })).toThrow(
    'modelConcurrency.quizWorker: 19 is less than the 20 jobs',
  );
  const five = { workerConcurrency: { quizWorker: 5 } };
  expect(check({ ...five, modelConcurrency: { quizWorker: 5 } })).not.toThrow();
  expect(check({ ...five, modelConcurrency: { quizWorker: 4 } })).toThrow('4 is less than the 5 jobs');
});

test('a function that users wait for may have any reservation', () => {
  expect(check({ modelConcurrency: { chat: 1 } })).not.toThrow();
});

test.each([
  ['no size', {}, '40'],
  ['a district', { size: 'district' }, '400'],
  ['five workers', { workerConcurrency: { comicsWorker: 5 } }, '20'],
])('the line for comics has four rounds of the workers: %s', (_, overrides, most) => {
  expect(environments.comics(settingsFor('demo', overrides)).COMICS_IN_LINE).toBe(most);
});

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Clock } from '../../local/clock';
import { nextOccurrence } from '../../local/schedules/expression';
import { type Schedule, Scheduler } from '../../local/schedules/scheduler';

const next = (expression: string, from: string, timezone = 'UTC') =>
  nextOccurrence(expression, timezone, new Date(from))?.toISOString();

describe('AWS cron expressions', () => {
  const friday = '2026-11-20T12:00:00Z';

  test.each([
    ['every day', 'cron(30 6 * * ? *)', '2026-11-21T06:30:00.000Z'],
    ['1 is Sunday', 'cron(0 0 ? * 1 *)', '2026-11-22T00:00:00.000Z'],
    ['7 is Saturday', 'cron(0 0 ? * 7 *)', '2026-11-21T00:00:00.000Z'],
    ['2-6 is Monday to Friday', 'cron(0 0 ? * 2-6 *)', '2026-11-23T00:00:00.000Z'],
    ['lists of weekdays', 'cron(0 0 ? * 4,5 *)', '2026-11-25T00:00:00.000Z'],
    ['names of weekdays', 'cron(0 0 ? * MON-FRI *)', '2026-11-23T00:00:00.000Z'],
    ['the last day of a month', 'cron(0 0 L * ? *)', '2026-11-30T00:00:00.000Z'],
    ['a year ahead', 'cron(0 0 1 1 ? 2028)', '2028-01-01T00:00:00.000Z'],
    ['a year gone by never comes', 'cron(0 0 1 1 ? 2020)', undefined],
    ['every quarter of an hour', 'cron(0/15 * * * ? *)', '2026-11-20T12:15:00.000Z'],
    ['the third Friday', 'cron(0 0 ? * 6#3 *)', '2026-12-18T00:00:00.000Z'],
    ['the last Friday', 'cron(0 0 ? * 6L *)', '2026-11-27T00:00:00.000Z'],
    ['L alone is Saturday', 'cron(0 0 ? * L *)', '2026-11-21T00:00:00.000Z'],
  ])('%s: %s', (_, expression, expected) => expect(next(expression, friday)).toBe(expected));

  test.each([
    ['midnight in winter', '2026-11-20T12:00:00Z', '2026-11-21T05:00:00.000Z'],
    ['midnight in summer', '2026-07-20T12:00:00Z', '2026-07-21T04:00:00.000Z'],
    ['midnight before the clocks go forward', '2026-03-08T04:59:00Z', '2026-03-08T05:00:00.000Z'],
    ['midnight after the clocks went forward', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00.000Z'],
    ['midnight after the clocks went back', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00.000Z'],
  ])("New York's %s", (_, from, expected) =>
    expect(next('cron(0 0 * * ? *)', from, 'America/New_York')).toBe(expected),
  );

  test('an hour that comes twice in autumn runs once', () => {
    const first = next('cron(30 1 * * ? *)', '2026-11-01T04:00:00Z', 'America/New_York');
    expect(first).toBe('2026-11-01T05:30:00.000Z');
    expect(next('cron(30 1 * * ? *)', '2026-11-01T05:30:00Z', 'America/New_York')).toBe(
      '2026-11-02T06:30:00.000Z',
    );
  });
});

describe('rates', () => {
  test.each([
    ['rate(1 minute)', '2026-11-20T12:02:00.000Z'],
    ['rate(5 minutes)', '2026-11-20T12:05:00.000Z'],
    ['rate(1 hour)', '2026-11-20T13:00:00.000Z'],
    ['rate(1 day)', '2026-11-21T00:00:00.000Z'],
  ])('%s', (expression, expected) => expect(next(expression, '2026-11-20T12:01:30Z')).toBe(expected));

  test.each(['rate(5)', 'rate(2 weeks)', 'every day', 'cron(0 0 * * ? *', ''])(
    '%j is not a schedule',
    (text) => expect(() => next(text, '2026-11-20T12:00:00Z')).toThrow('Not a schedule'),
  );
});

describe('when the clock is moved on', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  type Made = { name: string; expression: string; run?: () => Promise<void> };

  const setUp = (...schedules: Made[]) => setUpWith(undefined, ...schedules);

  const setUpWith = (mostMissed: number | undefined, ...schedules: Made[]) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
    const runs: string[] = [];
    const clock = new Clock();
    const whole = schedules.map(
      ({ name, expression, run }): Schedule => ({
        name,
        expression,
        timezone: 'UTC',
        run: async (at) => {
          runs.push(`${name} ${at.toISOString().slice(0, 16)}`);
          await run?.();
        },
      }),
    );
    return { clock, runs, scheduler: new Scheduler(whole, clock, mostMissed) };
  };

  const nightly = { name: 'nightly', expression: 'cron(0 0 * * ? *)' };

  test('nothing runs that was not due', async () => {
    const { clock, runs, scheduler } = setUp(nightly);
    clock.advance('PT11H59M');
    await scheduler.catchUp();
    expect(runs).toEqual([]);
  });

  test('every run that became due is executed once, in order, with the time it was due', async () => {
    const { clock, runs, scheduler } = setUp(nightly);
    clock.advance('P3D');
    await scheduler.catchUp();
    await scheduler.catchUp();
    expect(runs).toEqual([
      'nightly 2026-11-21T00:00',
      'nightly 2026-11-22T00:00',
      'nightly 2026-11-23T00:00',
    ]);
  });

  test('of more runs than may be missed only the last are executed, and the next one when it is due', async () => {
    const { clock, runs, scheduler } = setUpWith(2, nightly);
    for (const duration of ['P180D', 'P1D', 'P2D']) {
      clock.advance(duration);
      await scheduler.catchUp();
    }
    expect(runs).toEqual([
      'nightly 2027-05-18T00:00',
      'nightly 2027-05-19T00:00',
      'nightly 2027-05-20T00:00',
      'nightly 2027-05-21T00:00',
      'nightly 2027-05-22T00:00',
    ]);
  });

  test('one run ends before the next begins', async () => {
    const running: string[] = [];
    const run = async () => {
      running.push('begin');
      await new Promise((resolve) => setImmediate(resolve));
      running.push('end');
    };
    const { clock, scheduler } = setUp({ ...nightly, run });
    clock.advance('P2D');
    await scheduler.catchUp();
    expect(running).toEqual(['begin', 'end', 'begin', 'end']);
  });

  test('a run that fails does not keep the next from running', async () => {
    const run = () => Promise.reject(new Error('no'));
    const { clock, runs, scheduler } = setUp({ ...nightly, run });
    clock.advance('P2D');
    await scheduler.catchUp();
    expect(runs).toHaveLength(2);
  });

  test('a run that becomes due in real time is executed without moving the clock', async () => {
    const { runs, scheduler } = setUp({ name: 'often', expression: 'rate(1 minute)' });
    scheduler.start();
    await jest.advanceTimersByTimeAsync(61_000);
    scheduler.stop();
    expect(runs).toEqual(['often 2026-11-20T12:01']);
  });

  test('several schedules run in the order in which they were due', async () => {
    const { clock, runs, scheduler } = setUp(nightly, { name: 'noon', expression: 'cron(0 12 * * ? *)' });
    clock.advance('P2D');
    await scheduler.catchUp();
    const order = ['nightly', 'noon', 'nightly', 'noon'];
    expect(runs.slice(0, 4).map((run) => run.split(' ')[0])).toEqual(
      runs[0]?.startsWith('noon') ? order.toReversed() : order,
    );
  });

  test('after the clock was set back, schedules run again when it is moved on', async () => {
    const { clock, runs, scheduler } = setUp(nightly);
    clock.advance('P9D');
    await scheduler.catchUp();
    clock.reset();
    await scheduler.catchUp();
    runs.length = 0;
    clock.advance('P1D');
    await scheduler.catchUp();
    expect(runs).toHaveLength(1);
  });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Clock } from '../../../local/clock';
import { latestOccurrence } from '../../../local/schedules/expression';
import { type Schedule, Scheduler } from '../../../local/schedules/scheduler';
import { temporaryFolder } from '../../support/clean-up';

const latest = (expression: string, now: string, timezone = 'UTC') =>
  latestOccurrence(expression, timezone, new Date(now))?.toISOString();

describe('AWS cron expressions', () => {
  const friday = '2026-11-20T12:00:00Z';

  test.each([
    ['every day', 'cron(30 6 * * ? *)', '2026-11-20T06:30:00.000Z'],
    ['at this very moment', 'cron(0 12 * * ? *)', '2026-11-20T12:00:00.000Z'],
    ['a minute later', 'cron(1 12 * * ? *)', '2026-11-19T12:01:00.000Z'],
    ['1 is Sunday', 'cron(0 0 ? * 1 *)', '2026-11-15T00:00:00.000Z'],
    ['7 is Saturday', 'cron(0 0 ? * 7 *)', '2026-11-14T00:00:00.000Z'],
    ['2-6 is Monday to Friday', 'cron(0 13 ? * 2-6 *)', '2026-11-19T13:00:00.000Z'],
    ['lists of weekdays', 'cron(0 0 ? * 4,5 *)', '2026-11-19T00:00:00.000Z'],
    ['names of weekdays', 'cron(0 0 ? * SAT,SUN *)', '2026-11-15T00:00:00.000Z'],
    ['the last day of a month', 'cron(0 0 L * ? *)', '2026-10-31T00:00:00.000Z'],
    ['a year gone by', 'cron(0 0 1 1 ? 2020)', '2020-01-01T00:00:00.000Z'],
    ['a year ahead', 'cron(0 0 1 1 ? 2028)', undefined],
    ['every quarter of an hour', 'cron(5/15 * * * ? *)', '2026-11-20T11:50:00.000Z'],
    ['the third Friday', 'cron(0 0 ? * 6#3 *)', '2026-11-20T00:00:00.000Z'],
    ['the last Friday', 'cron(0 0 ? * 6L *)', '2026-10-30T00:00:00.000Z'],
    ['L alone is Saturday', 'cron(0 0 ? * L *)', '2026-11-14T00:00:00.000Z'],
  ])('%s: %s', (_, expression, expected) => expect(latest(expression, friday)).toBe(expected));

  test.each([
    ['midnight in winter', '2026-11-20T12:00:00Z', '2026-11-20T05:00:00.000Z'],
    ['midnight in summer', '2026-07-20T12:00:00Z', '2026-07-20T04:00:00.000Z'],
    ['midnight before the clocks go forward', '2026-03-08T05:00:00Z', '2026-03-08T05:00:00.000Z'],
    ['midnight after the clocks went forward', '2026-03-09T04:00:00Z', '2026-03-09T04:00:00.000Z'],
    ['midnight after the clocks went back', '2026-11-02T04:59:59Z', '2026-11-01T04:00:00.000Z'],
  ])("New York's %s", (_, now, expected) =>
    expect(latest('cron(0 0 * * ? *)', now, 'America/New_York')).toBe(expected),
  );

  test.each(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T06:29:59Z'])(
    'the hour that repeats in autumn fires once: at %s',
    (now) => {
      expect(latest('cron(30 1 * * ? *)', now, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    },
  );
});

describe('rates', () => {
  test.each([
    ['rate(1 minute)', '2026-11-20T12:01:00.000Z'],
    ['rate(5 minutes)', '2026-11-20T12:00:00.000Z'],
    ['rate(1 hour)', '2026-11-20T12:00:00.000Z'],
    ['rate(1 day)', '2026-11-20T00:00:00.000Z'],
  ])('%s', (expression, expected) => expect(latest(expression, '2026-11-20T12:01:30Z')).toBe(expected));

  test.each(['rate(5)', 'rate(2 weeks)', 'every day', 'cron(0 0 * * ? *', ''])(
    '%j is not a schedule',
    (text) => expect(() => latest(text, '2026-11-20T12:00:00Z')).toThrow('Not a schedule'),
  );
});

describe('when the clock moves on', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  type Made = { name: string; expression: string; run?: () => Promise<void> };

  const setUp = (...schedules: Made[]) => startAt('2026-11-20T12:00:00Z', undefined, ...schedules);

  /** Starts the laptop's scheduler, with the file that an earlier start may have left. */
  const startAt = (now: string, file: string | undefined, ...schedules: Made[]) => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate'] });
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
    return { clock, runs, scheduler: new Scheduler(whole, clock, file) };
  };

  const nightly = { name: 'nightly', expression: 'cron(0 0 * * ? *)' };

  test('only due schedules run', async () => {
    const { clock, runs, scheduler } = setUp(nightly);
    clock.advance('PT11H59M');
    await scheduler.catchUp();
    expect(runs).toEqual([]);
  });

  test('the last of the missed runs is executed once, then each run when it is due', async () => {
    const { clock, runs, scheduler } = setUp(nightly);
    for (const duration of ['P3D', 'PT1H', 'P180D', 'P1D', 'PT23H59M', 'PT1M']) {
      clock.advance(duration);
      await scheduler.catchUp();
    }
    expect(runs).toEqual([
      'nightly 2026-11-23T00:00',
      'nightly 2027-05-22T00:00',
      'nightly 2027-05-23T00:00',
      'nightly 2027-05-24T00:00',
    ]);
  });

  test('a run that became due while the laptop was off is executed only at the next start', async () => {
    const file = path.join(temporaryFolder(), 'schedules');
    const starts: string[][] = [];
    for (const now of ['2026-11-20T23:59Z', '2026-11-21T23:59Z', '2026-11-30T00:00Z', '2026-11-30T23:59Z']) {
      const { clock, runs, scheduler } = startAt(now, file, nightly);
      await scheduler.catchUp();
      clock.advance('PT30S');
      await scheduler.catchUp();
      clock.advance('PT30S');
      await scheduler.catchUp();
      starts.push(runs);
    }
    expect(starts).toEqual([
      ['nightly 2026-11-21T00:00'],
      ['nightly 2026-11-22T00:00'],
      ['nightly 2026-11-30T00:00'],
      ['nightly 2026-12-01T00:00'],
    ]);
  });

  test('the error about a file without a time names it and the remedy', () => {
    const file = path.join(temporaryFolder(), 'schedules');
    writeFileSync(file, 'yesterday');
    expect(() => startAt('2026-11-20T12:00:00Z', file, nightly)).toThrow(
      `${file} is damaged (it says no time). Remove it`,
    );
  });

  test('one run ends before the next begins', async () => {
    const running: string[] = [];
    const run = async () => {
      running.push('begin');
      await new Promise((resolve) => setImmediate(resolve));
      running.push('end');
    };
    const { clock, scheduler } = setUp({ ...nightly, run });
    clock.advance('P1D');
    while (running.length === 0) await Promise.resolve();
    clock.advance('P1D');
    await scheduler.catchUp();
    expect(running).toEqual(['begin', 'end', 'begin', 'end']);
  });

  test('a run that fails does not prevent the next one', async () => {
    const run = () => Promise.reject(new Error('no'));
    const { clock, runs, scheduler } = setUp(
      { ...nightly, run },
      { name: 'noon', expression: 'cron(0 12 * * ? *)' },
    );
    for (const duration of ['P2D', 'P1D']) {
      clock.advance(duration);
      await scheduler.catchUp();
    }
    expect(runs).toHaveLength(4);
  });

  test('a run that becomes due in real time is executed without moving the clock', async () => {
    const { runs, scheduler } = setUp({ name: 'often', expression: 'rate(1 minute)' });
    scheduler.start();
    await jest.advanceTimersByTimeAsync(61_000);
    scheduler.stop();
    expect(runs).toEqual(['often 2026-11-20T12:01']);
  });

  test('several schedules run in the order in which they were due', async () => {
    const { clock, runs, scheduler } = setUp({ name: 'noon', expression: 'cron(0 12 * * ? *)' }, nightly);
    clock.advance('P2D');
    await scheduler.catchUp();
    expect(runs).toEqual(['nightly 2026-11-22T00:00', 'noon 2026-11-22T12:00']);
  });

  test('after the clock was set back, schedules run again when it moves on', async () => {
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

import { afterEach, describe, expect, test } from '@jest/globals';
import { newYorkDay } from '../../../contract/rules/day';
import { byRank, gemsForPlace, type Standing } from '../../../contract/rules/rank';
import { currentStreak } from '../../../contract/rules/streak';
import { present } from '../../../lambdas/platform/table/condition';
import { everyOther } from '../../support/random';
import { clock, openSettlement, shards } from '../../support/settlement';

type Settlement = Awaited<ReturnType<typeof openSettlement>>;
type Users = typeof import('../../../lambdas/users/create-user');
type Find = typeof import('../../../lambdas/accounts/find');
type Awards = typeof import('../../../lambdas/ledger/award');
type Ledger = typeof import('../../../lambdas/ledger/store');

const wednesday = Date.parse('2026-11-18T15:00:00Z');
const monday = '2026-11-23T05:10:00Z';
const week = '2026-W47';

let settlement: Settlement;
afterEach(() => settlement.close());

/** Students with few different scores, so that every cutoff is in a tie. Returns the ranking of a full sort. */
const createStudents = async (count: number): Promise<Standing[]> => {
  clock.now = wednesday;
  const { createUser } = settlement.load<Users>('users/create-user');
  const { award } = settlement.load<Awards>('ledger/award');
  const standings: Standing[] = [];
  for (let i = 0; i < count; i++) {
    const id = `student-${i}`;
    const email = `${id}@test.test`;
    await createUser({ id, email, username: id, age: 9, region: 'Europe', account_type: 'student' });
    // Not in the order of ids, and sometimes two at the same time.
    clock.now = wednesday + ((i * 7919) % (count >> 1)) * 1000;
    const points = 5 + 5 * Math.floor(((i * 31) % 100) / 34);
    await award({ userId: id, cause: 'quiz#test', points });
    standings.push({ id, points, reached_at: new Date(clock.now).toISOString() });
  }
  clock.now = Date.parse(monday);
  return standings.sort(byRank);
};

const gemsOf = async (ids: readonly string[]): Promise<Map<string, number>> => {
  const found = await settlement.load<Find>('accounts/find').findUsers(ids);
  return new Map(found.map(({ id, gems }) => [id, gems]));
};

const expectPaidAsSorted = async (ranked: readonly Standing[]) => {
  const paid = await gemsOf(ranked.map(({ id }) => id));
  const wrong = ranked.filter(({ id }, i) => paid.get(id) !== gemsForPlace(i + 1, ranked.length));
  expect(wrong).toEqual([]);
};

describe('the rewards of a week', () => {
  test('equal those of a full sort, even if every cutoff is in a tie and when runs are repeated', async () => {
    settlement = await openSettlement();
    const ranked = await createStudents(130);
    for (let times = 0; times < 3; times++) await settlement.run('week', monday);
    await expectPaidAsSorted(ranked);
    const { latestOf } = settlement.load<Ledger>('ledger/store');
    expect(await latestOf(ranked[0]?.id ?? '', 'week', 10)).toMatchObject([
      { cause: `week#${week}`, gems: 125 },
    ]);
  });

  // A run makes about 180 requests to the table. The failing request is in a different stage each time.
  test.each(everyOther([0.001, 0.2, 0.28, 0.4, 0.53, 0.7, 0.85, 0.98]))(
    'are paid once and completely if a function is killed after %f of the work and runs again late',
    async (part) => {
      settlement = await openSettlement();
      const ranked = await createStudents(40);
      const { state } = settlement;
      state.killAt = state.requests + Math.ceil(181 * part);
      await settlement.run('week', monday);
      expect(state.kills).toBe(1);
      await expectPaidAsSorted(ranked);
      await settlement.run('week', '2026-11-25T12:00:00Z');
      await expectPaidAsSorted(ranked);
    },
  );

  test.each([
    [
      'in which the clocks go forward',
      '2026-03-09T03:59:59Z',
      '2026-03-09T04:00:00Z',
      '2026-03-09T04:10:00Z',
    ],
    ['in which the clocks go back', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z', '2026-11-02T05:10:00Z'],
    ['that ends in another year', '2027-01-04T04:59:59Z', '2027-01-04T05:00:00Z', '2027-01-04T05:10:00Z'],
  ])('of a week %s count points until Sunday midnight', async (_, last, first, due) => {
    settlement = await openSettlement();
    const { award } = settlement.load<Awards>('ledger/award');
    for (const [id, at] of [
      ['in-time', last],
      ['too-late', first],
    ] as const) {
      clock.now = Date.parse(at);
      await settlement.load<Users>('users/create-user').createUser({
        id,
        email: `${id}@test.test`,
        username: id,
        age: 9,
        region: 'Europe',
        account_type: 'student',
      });
      await award({ userId: id, cause: 'quiz#test', points: 5 });
    }
    clock.now = Date.parse(due);
    await settlement.run('week', due);
    expect(await gemsOf(['in-time', 'too-late'])).toEqual(
      new Map([
        ['in-time', 125],
        ['too-late', 0],
      ]),
    );
  });

  // Two calls start the run; then one sends the cutoffs, two the ties, one the ranks and two the payments.
  test.each(everyOther([0, 1, 2, 3, 4, 5, 6, 7]))(
    'are paid once and completely if the queue refuses call %i and the job is redriven later',
    async (sent) => {
      settlement = await openSettlement();
      const ranked = await createStudents(12);
      const { state } = settlement;
      Object.assign(state, { failuresAreLost: true, refuseAt: sent + 1 });
      await settlement.run('week', monday);
      expect(state.refusals).toBe(1);
      clock.now += 3_600_000;
      await settlement.redrive();
      await expectPaidAsSorted(ranked);
    },
  );

  test('are paid by the next run if one is stuck and not redriven', async () => {
    settlement = await openSettlement();
    const ranked = await createStudents(12);
    const { state } = settlement;
    Object.assign(state, { failuresAreLost: true, refuseAt: 4 });
    await settlement.run('week', monday);
    expect(state.refusals).toBe(1);
    clock.now += 3_600_000;
    await settlement.run('week', monday);
    await expectPaidAsSorted(ranked);
  });

  test('of a running week are not paid at any step by any job, but afterwards', async () => {
    settlement = await openSettlement();
    const ranked = await createStudents(12);
    const { state } = settlement;
    clock.now = Date.parse('2026-11-23T04:59:59Z');
    await settlement.run('week', monday);
    expect(state.sends).toBe(0);
    const steps = ['count', 'cut', 'ties', 'rank', 'pay'];
    for (const step of steps)
      await settlement.give(
        Array.from({ length: shards }, (_, shard) => ({ step, week, run: 'by-hand', shard })),
      );
    expect(state.sends).toBe(0);
    expect(new Set((await gemsOf(ranked.map(({ id }) => id))).values())).toEqual(new Set([0]));
    clock.now = Date.parse(monday);
    await settlement.run('week', monday);
    await expectPaidAsSorted(ranked);
  });

  test('of an unusual week wait for an operator, while other students are paid as by a full sort', async () => {
    settlement = await openSettlement();
    const ranked = await createStudents(40);
    const { award } = settlement.load<Awards>('ledger/award');
    const [first, second] = ranked as [Standing, Standing];
    clock.now = wednesday + 86_400_000;
    const add = (id: string, points: number) => award({ userId: id, cause: 'quiz#more', points });
    await add(first.id, 10_001 - first.points);
    await add(second.id, 10_000 - second.points);
    clock.now = Date.parse(monday);
    for (let times = 0; times < 2; times++) await settlement.run('week', monday);
    const paid = await gemsOf(ranked.map(({ id }) => id));
    expect(paid.get(first.id)).toBe(0);
    paid.set(first.id, gemsForPlace(1, ranked.length));
    expect(ranked.filter(({ id }, i) => paid.get(id) !== gemsForPlace(i + 1, ranked.length))).toEqual([]);
    const { heldRewards } = settlement.load<Ledger>('ledger/store');
    expect(await heldRewards.get({ user_id: first.id, week })).toMatchObject({
      points: 10_001,
      gems: 125,
      status: 'held',
    });
    expect(await heldRewards.get({ user_id: second.id, week })).toBeUndefined();
  });

  const earn = async (id: string, days: readonly string[]) => {
    await settlement.load<Users>('users/create-user').createUser({
      id,
      email: `${id}@test.test`,
      username: id,
      age: 9,
      region: 'Europe',
      account_type: 'student',
    });
    for (const day of days) {
      clock.now = Date.parse(`${day}T15:00:00Z`);
      await settlement.load<Awards>('ledger/award').award({ userId: id, cause: `quiz#${day}`, points: 5 });
    }
  };
  const runAt = async (at: string) => {
    clock.now = Date.parse(at);
    await settlement.run('week', at);
  };

  test.each([
    ['never before', undefined, ['W47']],
    ['the Monday before', '2026-11-16T05:10:00Z', ['W46', 'W47']],
    ['two Mondays before', '2026-11-09T05:10:00Z', ['W46', 'W47']],
    ['three Mondays before', '2026-11-02T05:10:00Z', ['W46', 'W47']],
  ])(
    'of a week whose run was missed are paid once with the next run: the last run was %s',
    async (_, last, paid) => {
      settlement = await openSettlement();
      await earn('early', ['2026-11-04', '2026-11-11', '2026-11-18']);
      if (last !== undefined) await runAt(last);
      for (let times = 0; times < 2; times++) await runAt(monday);
      const { latestOf } = settlement.load<Ledger>('ledger/store');
      const causes = (await latestOf('early', 'week', 10)).map(({ cause }) => cause.slice(-3));
      expect(causes.filter((cause) => cause > 'W45').toSorted()).toEqual(paid);
    },
  );

  test.each([
    ['2026-11-16T05:10:00Z', 1],
    ['2026-11-09T05:10:00Z', 2],
    ['2026-06-01T04:10:00Z', 2],
  ])('after a last run at %s are settled for at most two weeks: %i', async (last, weeks) => {
    settlement = await openSettlement();
    await runAt(last);
    const before = settlement.state.sends;
    await runAt(monday);
    // For a week without points: the parts, ten per call of the queue, and one call for the cutoffs.
    expect(settlement.state.sends - before).toBe(Math.ceil((weeks * shards) / 10) + weeks);
  });

  test('of a missed week are paid even after a manual run for a later time, which settled nothing', async () => {
    settlement = await openSettlement();
    await runAt('2026-11-09T05:10:00Z');
    await earn('early', ['2026-11-11']);
    await settlement.run('week', '2027-01-04T05:10:00Z');
    await runAt(monday);
    expect(await gemsOf(['early'])).toEqual(new Map([['early', 125]]));
  });

  test('of a week without points are none', async () => {
    settlement = await openSettlement();
    await settlement.run('week', monday);
    expect(await gemsOf(['nobody'])).toEqual(new Map());
  });
});

describe('streaks', () => {
  const readOn = async (id: string, at: string) => {
    clock.now = Date.parse(at);
    const { countDay } =
      settlement.load<typeof import('../../../lambdas/rewards/count-day')>('rewards/count-day');
    const user = await settlement.load<Find>('accounts/find').findUser(id);
    if (user !== undefined) await countDay({ id, user }, new Date(clock.now));
  };
  const create = (id: string) =>
    settlement.load<Users>('users/create-user').createUser({
      id,
      email: `${id}@test.test`,
      username: id,
      age: 9,
      region: 'Europe',
      account_type: 'student',
    });
  const streakOf = async (id: string) => (await settlement.load<Find>('accounts/find').findUser(id))?.streak;

  test('that have lapsed end at night, also by repeated runs and after missed nights, and others are unchanged', async () => {
    settlement = await openSettlement();
    for (const id of ['lapsed', 'missed', 'faithful', 'yesterday']) await create(id);
    for (const id of ['missed', 'faithful']) await readOn(id, '2026-11-16T20:00:00Z');
    for (const id of ['lapsed', 'faithful', 'yesterday']) await readOn(id, '2026-11-17T20:00:00Z');
    for (const id of ['faithful', 'yesterday']) await readOn(id, '2026-11-18T20:00:00Z');
    await readOn('faithful', '2026-11-19T04:59:00Z');
    clock.now = Date.parse('2026-11-19T05:20:00Z');
    for (let times = 0; times < 2; times++) await settlement.run('streaks', '2026-11-19T05:20:00Z');
    expect(await streakOf('missed')).toBe(0);
    // A rest day could still save this one: it is shown as lapsed, and stored until the next night.
    expect(await streakOf('lapsed')).toBe(1);
    expect(await streakOf('faithful')).toBe(3);
    expect(await streakOf('yesterday')).toBe(2);
  });

  /** On Thursday: a child with a rest day who read on Monday and Tuesday, but not on Wednesday. */
  const createRested = async (id: string) => {
    await create(id);
    for (const at of ['2026-11-16T20:00:00Z', '2026-11-17T20:00:00Z']) await readOn(id, at);
    const { users } = settlement.load<typeof import('../../../lambdas/accounts/store')>('accounts/store');
    await users.update({ id }, { set: { rest_days: 1 } }, present('pk'));
    clock.now = Date.parse('2026-11-19T05:20:00Z');
  };
  const recordOf = async (id: string) => settlement.load<Find>('accounts/find').findUser(id);

  test('outlive one day without reading by a rest day, but not a second one', async () => {
    settlement = await openSettlement();
    for (const id of ['back', 'away']) await createRested(id);
    for (let times = 0; times < 2; times++) await settlement.run('streaks', '2026-11-19T05:20:00Z');
    for (const id of ['back', 'away'])
      expect(await recordOf(id)).toMatchObject({ streak: 2, rest_days: 1, last_activity_date: '2026-11-17' });
    await readOn('back', '2026-11-19T20:00:00Z');
    // The bridged day does not count towards the three days of a gem: the third one is today's.
    expect(await recordOf('back')).toMatchObject({ streak: 3, gems: 1, rest_days: 0 });
    clock.now = Date.parse('2026-11-20T05:20:00Z');
    await settlement.run('streaks', '2026-11-20T05:20:00Z');
    expect([await streakOf('back'), await streakOf('away')]).toEqual([3, 0]);
  });

  test('use the rest day even if the child reads before or during the nightly run', async () => {
    settlement = await openSettlement();
    for (const id of ['early', 'meanwhile']) await createRested(id);
    await readOn('early', '2026-11-19T05:10:00Z');
    expect(await recordOf('early')).toMatchObject({ streak: 3, rest_days: 0, gems: 1 });
    const { countDay } =
      settlement.load<typeof import('../../../lambdas/rewards/count-day')>('rewards/count-day');
    const asRead = await recordOf('meanwhile');
    await settlement.run('streaks', '2026-11-19T05:20:00Z');
    if (asRead !== undefined) await countDay({ id: 'meanwhile', user: asRead }, new Date(clock.now));
    expect(await recordOf('meanwhile')).toMatchObject({ streak: 3, rest_days: 0, gems: 1 });
  });

  test('of a child who stays away for longer end, and the rest day remains', async () => {
    settlement = await openSettlement();
    await createRested('away');
    clock.now = Date.parse('2026-11-20T05:20:00Z');
    await settlement.run('streaks', '2026-11-20T05:20:00Z');
    expect(await recordOf('away')).toMatchObject({ streak: 0, rest_days: 1 });
  });

  test('of a family west of New York end with its local third day', async () => {
    settlement = await openSettlement();
    const { users } = settlement.load<typeof import('../../../lambdas/accounts/store')>('accounts/store');
    await create('west');
    await users.update(
      { id: 'west' },
      { set: { time_zone: 'Pacific/Honolulu', rest_days: 1 } },
      present('pk'),
    );
    // 22:00 on the 16th in Honolulu, when it is the 17th in New York.
    await readOn('west', '2026-11-17T08:00:00Z');
    expect(await recordOf('west')).toMatchObject({ streak: 1, last_activity_date: '2026-11-16' });
    for (const [night, streak] of [
      ['2026-11-19T05:20:00Z', 1],
      ['2026-11-20T05:20:00Z', 0],
    ] as const) {
      clock.now = Date.parse(night);
      await settlement.run('streaks', night);
      expect(await streakOf('west')).toBe(streak);
    }
  });

  const runAt = async (night: string) => {
    clock.now = Date.parse(night);
    await settlement.run('streaks', night);
  };

  test.each(['2026-11-25T05:20:00Z', '2026-12-13T05:20:00Z'])(
    'of missed nights end with the next run, at %s, also in a family whose day had not ended at the last run',
    async (night) => {
      settlement = await openSettlement();
      const { users } = settlement.load<typeof import('../../../lambdas/accounts/store')>('accounts/store');
      await create('west');
      await users.update(
        { id: 'west' },
        { set: { time_zone: 'Pacific/Honolulu', rest_days: 1 } },
        present('pk'),
      );
      await readOn('west', '2026-11-17T08:00:00Z');
      await create('last');
      await readOn('last', '2026-11-18T20:00:00Z');
      await runAt('2026-11-19T05:20:00Z');
      await create('later');
      await readOn('later', '2026-11-20T20:00:00Z');
      await runAt(night);
      expect(await Promise.all(['west', 'last', 'later'].map(streakOf))).toEqual([0, 0, 0]);
    },
  );

  test('of half a year are settled in one pass, with a job for each part', async () => {
    settlement = await openSettlement();
    await runAt('2026-11-19T05:20:00Z');
    const { sends, requests } = settlement.state;
    await runAt('2027-05-18T04:20:00Z');
    expect(settlement.state.sends - sends).toBe(Math.ceil(shards / 10));
    // Each part reads the rosters of the days that are kept, and the run reads the time of the last run.
    expect(settlement.state.requests - requests).toBeLessThanOrEqual(shards * 28 + 4);
  });

  test('of a day that has not ended are unchanged by any job', async () => {
    settlement = await openSettlement();
    await create('early');
    await readOn('early', '2026-11-18T20:00:00Z');
    clock.now = Date.parse('2026-11-19T20:00:00Z');
    await settlement.run('streaks', '2026-11-20T05:20:00Z');
    await settlement.give(
      Array.from({ length: shards }, (_, shard) => ({ step: 'streaks', day: '2026-11-18', shard })),
    );
    expect(await streakOf('early')).toBe(1);
  });

  test.each([
    [
      'go forward',
      ['2026-03-07T04:30:00Z', '2026-03-07T20:00:00Z', '2026-03-09T03:30:00Z'],
      '2026-03-09T04:20:00Z',
    ],
    [
      'go back',
      ['2026-10-31T03:30:00Z', '2026-11-01T03:30:00Z', '2026-11-02T04:30:00Z'],
      '2026-11-02T05:20:00Z',
    ],
  ])(
    'are shown as lapsed after one whole day without reading, and end after two, when the clocks %s',
    async (_, [friday, saturday, sunday], night) => {
      settlement = await openSettlement();
      for (const [id, at] of [
        ['friday', friday],
        ['saturday', saturday],
        ['sunday', sunday],
      ] as const) {
        await create(id);
        await readOn(id, String(at));
      }
      clock.now = Date.parse(night);
      await settlement.run('streaks', night);
      const { users } = settlement.load<typeof import('../../../lambdas/accounts/store')>('accounts/store');
      const kept = await Promise.all(['friday', 'saturday', 'sunday'].map((id) => users.get({ id })));
      const today = newYorkDay(new Date(clock.now));
      const shown = kept.map((user) =>
        currentStreak(user?.streak ?? 0, user?.last_activity_date ?? null, today),
      );
      expect(shown).toEqual([0, 0, 1]);
      // A rest day can still save the second one.
      expect(kept.map((user) => user?.streak)).toEqual([0, 1, 1]);
    },
  );
});

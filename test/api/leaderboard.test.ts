import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { type Leaderboard, leaderboard } from '../../contract/leaderboard/endpoints';
import { dayOfNumber, numberOfDay, readingDay } from '../../contract/rules/day';
import { users } from '../../contract/users/endpoints';
import { packRows, unpackRows } from '../../lambdas/leaderboard/rows';
import type { Award } from '../../lambdas/ledger/award';
import { advanceClock, atRest, eventually, resetClock, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

const hidden = { core: true, ai_text: true, voice: true, public_sharing: false };

type Query = Parameters<typeof ask>[1];
const ask = (person: Person, query: { scope?: 'global' | 'school'; period?: 'week' | 'all' } = {}) =>
  person.call(leaderboard.board, { query });

const award = (person: Pick<Person, 'id'>, points: number, cause: Award['cause'] = 'quiz#test') =>
  seed({ task: 'award', userId: person.id, cause, points });

/** The board after a student's row has this number of points and all functions have finished. */
const boardWith = async (
  reader: Person,
  shown: Person,
  points: number,
  query?: Query,
): Promise<Leaderboard> => {
  const isThere = async () =>
    (await ask(reader, query)).body.rows?.some((row) => row.id === shown.id && row.points === points);
  await eventually(async () => ((await isThere()) ? true : undefined));
  await atRest();
  return (await ask(reader, query)).body;
};

const becomesPlace = (person: Person, place: number) =>
  eventually(async () => ((await ask(person)).body.me?.place === place ? true : undefined));

/** A student without an account in the user pool, which is faster to create. */
const createStudent = async () => {
  const id = randomUUID();
  await seed({
    task: 'person',
    person: {
      id,
      email: `${id}@student.test`,
      username: id.slice(0, 13),
      age: 9,
      region: 'United States',
      account_type: 'student',
      verified: true,
      consents: { ...hidden, public_sharing: true },
    },
  });
  return { id };
};

const among = ({ rows }: Leaderboard, people: readonly Person[]) =>
  rows.filter(({ id }) => people.some((person) => person.id === id));

describe('200: everywhere', () => {
  test('the best of the week are in order, and equal points share a place, with the first to reach them in front', async () => {
    const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => createPerson()));
    if (!a || !b || !c || !d) throw new Error();
    await award(b, 40_000);
    await award(c, 40_000);
    await award(a, 50_000);
    await award(d, 30_000);
    const board = await boardWith(d, d, 30_000);
    const rows = among(board, [a, b, c, d]);
    expect(rows.map(({ id }) => id)).toEqual([a, b, c, d].map(({ id }) => id));
    const first = rows[0]?.place ?? 0;
    expect(rows.map(({ place }) => place - first)).toEqual([0, 1, 1, 3]);
    expect(board.me).toEqual({ place: first + 3, points: 30_000 });
    expect(board.students).toBeGreaterThanOrEqual(4);
  });

  test('a hidden student is not listed, but counts for every place', async () => {
    const [seen, unseen] = [await createPerson(), await createPerson('student', { consents: hidden })];
    await award(unseen, 900_000);
    await award(seen, 800_000);
    const board = await boardWith(unseen, seen, 800_000);
    expect(among(board, [unseen])).toEqual([]);
    expect(board.me).toEqual({ place: 1, points: 900_000 });
    await becomesPlace(seen, 2);
    expect(among((await ask(seen)).body, [seen])).toMatchObject([{ place: 1 }]);
  });

  test('a student who earns more moves up and is counted once', async () => {
    const [child, rival] = [await createPerson(), await createPerson()];
    await award(rival, 60_000);
    await award(child, 59_000);
    const before = await boardWith(rival, child, 59_000);
    await award(child, 2000, 'quiz#more');
    const after = await boardWith(rival, child, 61_000);
    expect(after.students).toBe(before.students);
    expect(among(after, [child, rival]).map(({ id }) => id)).toEqual([child.id, rival.id]);
    expect((after.me?.place ?? 0) - (before.me?.place ?? 0)).toBe(1);
  });

  test('the place of a listed student is never better than in the list', async () => {
    for (let points = 100_000; points < 115_000; points += 1000) {
      const child = await createPerson();
      await award(child, points);
      const { rows, me, students } = await boardWith(child, child, points);
      expect(me?.place).toBeGreaterThanOrEqual(rows.find(({ id }) => id === child.id)?.place ?? 0);
      expect(students).toBeGreaterThanOrEqual(Math.max(rows.length, me?.place ?? 0));
    }
  });

  test('places outside the list are exact, even after a listed student is hidden', async () => {
    await advanceClock('P21D');
    const best = await createPerson('student', { age: 20 });
    const crowd = Array.from({ length: 122 }, (_, i) => 10 + i);
    await award(best, 500);
    await Promise.all(crowd.map(async (points) => award(await createStudent(), points)));
    const [low, lowest] = [await createPerson(), await createPerson()];
    await award(low, 5);
    await becomesPlace(low, 124);
    await best.call(consent.decide, { body: { public_sharing: false } });
    await award(lowest, 1);
    await becomesPlace(lowest, 125);
    await becomesPlace(low, 124);
    await resetClock();
  });

  test('a new week begins at zero, even after a board has expired, and all time continues', async () => {
    const child = await createPerson();
    await award(child, 70_000);
    await boardWith(child, child, 70_000);
    await advanceClock('P7D');
    expect((await ask(child)).body).toMatchObject({ rows: [], me: null, students: 0 });
    await award(child, 10, 'quiz#next');
    await boardWith(child, child, 10);
    expect((await boardWith(child, child, 70_010, { period: 'all' })).me?.points).toBe(70_010);
    await advanceClock('P11D');
    await award(child, 20, 'quiz#late');
    await boardWith(child, child, 20);
    expect((await boardWith(child, child, 70_030, { period: 'all' })).me?.points).toBe(70_030);
    await resetClock();
  });

  test('grown-ups see the board and have no place on it', async () => {
    const [teacher, child] = [await createPerson('teacher'), await createPerson()];
    await award(child, 75_000);
    expect((await boardWith(teacher, child, 75_000)).me).toBeNull();
  });
});

describe('at school', () => {
  test('200: the board has the students of one e-mail domain, or of one school’s name at public providers', async () => {
    const at = (email: string, school: string | null) => createPerson('student', { email, school });
    const school = 'Elm';
    const [one, two] = [await at('one@elm.test', school), await at('two@elm.test', 'x')];
    const [three, four] = [await at('three@gmail.com', school), await at('four@gmail.com', school)];
    for (const [person, points] of [
      [one, 10],
      [two, 20],
      [three, 30],
      [four, 40],
    ] as const)
      await award(person, points);
    const byDomain = await boardWith(one, two, 20, { scope: 'school' });
    expect(byDomain.rows.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(byDomain).toMatchObject({ me: { place: 2, points: 10 }, students: 2 });
    const byName = await boardWith(three, four, 40, { scope: 'school', period: 'all' });
    expect(byName.rows.map(({ id }) => id)).toEqual([four.id, three.id]);
  });

  test('200: a teacher of the school sees the board without being on it', async () => {
    const domain = `teachers.test`;
    const school = 'Elm';
    const teacher = await createPerson('teacher', { email: `head@${domain}`, school });
    const child = await createPerson('student', { email: `one@${domain}`, school });
    await award(teacher, 90);
    await award(child, 70);
    const { rows, me, students } = await boardWith(teacher, child, 70, { scope: 'school' });
    expect(rows.map(({ id }) => id)).toEqual([child.id]);
    expect({ me, students }).toEqual({ me: null, students: 1 });
  });

  test('409: a teacher without a school is refused', async () => {
    expect(codeOf(await ask(await createPerson('teacher'), { scope: 'school' }))).toBe('no_school');
  });

  test('200: a streak on the board equals the child’s own, including a rest day and the family’s time zone', async () => {
    // At any hour one of these two has another date than New York.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const cases = [
      { zone: null, rest_days: 1, ago: 2, streak: 4 },
      { zone: null, rest_days: 0, ago: 2, streak: 0 },
      ...zones.map((zone) => ({ zone, rest_days: 0, ago: 1, streak: 4 })),
      ...zones.map((zone) => ({ zone, rest_days: 0, ago: 2, streak: 0 })),
    ];
    const students = await Promise.all(
      cases.map((_, i) => createPerson('student', { email: `${i}@streaks.test`, school: 'Elm' })),
    );
    for (const [i, { zone: time_zone, rest_days, ago }] of cases.entries()) {
      const child = students[i] as Person;
      await seed({ task: 'fields', userId: child.id, fields: { rest_days, time_zone } });
      const joined = new Date((await child.call(users.me, {})).body.created_at);
      const lastDay = dayOfNumber(numberOfDay(readingDay({ time_zone }, joined)) - ago);
      await seed({ task: 'streak', userId: child.id, days: 4, lastDay });
      await award(child, 120_000 + i);
    }
    const expected = Object.fromEntries(students.map(({ id }, i) => [id, cases[i]?.streak]));
    const last = students.at(-1) as Person;
    for (const scope of ['global', 'school'] as const) {
      const board = await boardWith(last, last, 120_000 + students.length - 1, { scope });
      const shown = among(board, students).map(({ id, streak }) => [id, streak]);
      expect(Object.fromEntries(shown)).toEqual(expected);
    }
    for (const child of students)
      expect((await child.call(users.me, {})).body.streak).toBe(expected[child.id]);
  });

  test('409: a student without a school is refused', async () => {
    expect(codeOf(await ask(await createPerson(), { scope: 'school' }))).toBe('no_school');
  });
});

test('a full list of usual names costs half a read unit, and unpacks unchanged', () => {
  const rows = Array.from({ length: 105 }, (_, i) => ({
    id: randomUUID(),
    username: `${['Luna', 'Finn', 'Zoe', 'Noah'][i % 4]} ${['Reads', 'the Owl', 'of Oz'][i % 3]} ${i * 37}`,
    points: 6000 - i * 13,
    reached_at: new Date(Date.UTC(2026, 10, 16) + ((i * 7_654_321) % 500_000_000)).toISOString(),
    streak: i % 40,
    last_activity_date: i % 7 === 0 ? null : `2026-11-${16 + (i % 5)}`,
    rest_days: i % 3 === 0 ? 1 : 0,
    time_zone: i % 10 === 0 ? (i % 4 === 0 ? 'Europe/Berlin' : 'America/Chicago') : null,
  }));
  const packed = packRows(rows);
  expect(packed.length).toBeLessThan(3900);
  expect(unpackRows(packed)).toEqual(rows);
});

test('sixty awards to one child, eight at a time, add up, and the ledger sums up to the balance', async () => {
  const child = await createPerson();
  const causes = Array.from({ length: 60 }, (_, i) => `quiz#${i}` as const);
  for (let done = 0; done < causes.length; done += 8)
    await Promise.all(causes.slice(done, done + 8).map((cause) => award(child, 5, cause)));
  await Promise.all(causes.slice(0, 8).map((cause) => award(child, 5, cause)));
  expect((await child.call(users.me, {})).body.points).toBe(300);
  expect(await seed({ task: 'ledger', userId: child.id })).toEqual({ points: 300, gems: 0, entries: 60 });
  expect((await boardWith(child, child, 300)).me?.points).toBe(300);
});

test.each(['parent', 'teacher'] as const)('403: an unverified %s sees no board of children', async (role) => {
  const adult = await createPerson(role, { verified: false, school: 'Elm' });
  const child = await createPerson();
  await award(child, 990_000);
  await boardWith(child, child, 990_000);
  for (const query of [{}, { scope: 'school' as const }])
    expect(codeOf(await ask(adult, query))).toBe('not_verified');
  const { body } = await adult.call(dashboard.get, {});
  expect(body.board).toBeNull();
  expect(JSON.stringify(body)).not.toContain(child.id);
  await seed({ task: 'fields', userId: adult.id, fields: { verified: true } });
  expect((await ask(adult)).status).toBe(200);
});

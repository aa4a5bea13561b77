import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { consent } from '../../../contract/consent/endpoints';
import type { Leaderboard } from '../../../contract/leaderboard/endpoints';
import { dayOfNumber, numberOfDay, readingDay } from '../../../contract/rules/day';
import { users } from '../../../contract/users/endpoints';
import { ask, award, boardWith } from '../../support/boards';
import { advanceClock, eventually, resetClock, seed } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';

const hidden = { core: true, ai_text: true, voice: true, public_sharing: false };

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
});

describe('at school', () => {
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

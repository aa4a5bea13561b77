import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { dashboard } from '../../contract/dashboard/endpoints';
import type { Leaderboard } from '../../contract/leaderboard/endpoints';
import { packRows, unpackRows } from '../../lambdas/leaderboard/rows';
import { ask, award, boardWith } from '../support/boards';
import { eventually, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

const hidden = { core: true, ai_text: true, voice: true, public_sharing: false };

const becomesPlace = (person: Person, place: number) =>
  eventually(async () => ((await ask(person)).body.me?.place === place ? true : undefined));

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

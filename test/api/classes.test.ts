import { afterEach, describe, expect, test } from '@jest/globals';
import { classes } from '../../contract/classes/endpoints';
import { leaderboard } from '../../contract/leaderboard/endpoints';
import { mostClasses } from '../../contract/rules/classes';
import { overviewOf } from '../support/analytics';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import {
  booksOf,
  changeFields,
  createSchool,
  friendsOf,
  idsOfFriends,
  request,
  requestsOf,
  respond,
  unfriend,
} from '../support/friends';
import { createPerson, type Person } from '../support/people';

afterEach(resetClock);

const createClass = async ({ call }: Person, name = 'Owls') =>
  (await call(classes.create, { body: { name } })).body;
const change = (
  { call }: Person,
  id: string,
  body: { name?: string; archived?: boolean; code?: 'new' | 'off' },
) => call(classes.change, { params: { id }, body });
const newCode = async (teacher: Person, id: string) =>
  (await change(teacher, id, { code: 'new' })).body.code ?? '';
const assign = async ({ call }: Person, id: string, add: string[], remove: string[] = []) =>
  (await call(classes.assign, { params: { id }, body: { add, remove } })).body;
const join = ({ call }: Person, code: string) => call(classes.join, { body: { code } });
const mine = async ({ call }: Person) => (await call(classes.mine, {})).body.classes.map(({ name }) => name);
const boardOf = (reader: Person, class_id: string) =>
  reader.call(leaderboard.board, { query: { scope: 'class', period: 'all', class_id } });
const membersOf = async (teacher: Person, id: string) =>
  (await friendsOf(teacher))
    .filter((one) => one.classes.includes(id))
    .map((one) => one.id)
    .toSorted();

/** A class with a code and two pupils who have joined it. */
const withPupils = async () => {
  const { teacher, createPupil, domain } = await createSchool();
  const { id } = await createClass(teacher);
  const code = await newCode(teacher, id);
  const [one, other] = [await createPupil(), await createPupil()];
  for (const pupil of [one, other]) expect((await join(pupil, code)).body).toEqual({ name: 'Owls' });
  return { teacher, createPupil, domain, id, code, one, other };
};

test('200: a teacher creates and renames classes, which are listed with the newest first', async () => {
  const teacher = await createPerson('teacher');
  const { id } = await createClass(teacher);
  await advanceClock('PT1M');
  await createClass(teacher, 'Foxes');
  expect((await change(teacher, id, { name: 'Eagles' })).body).toMatchObject({
    id,
    name: 'Eagles',
    code: null,
  });
  const { body } = await teacher.call(classes.list, {});
  expect(body.classes.map(({ name }) => name)).toEqual(['Foxes', 'Eagles']);
  expect(codeOf(await change(await createPerson('teacher'), id, { name: 'Mine' }))).toBe('class_not_found');
});

test('403: a teacher who is not verified can neither create nor change a class', async () => {
  const teacher = await createPerson('teacher');
  const { id } = await createClass(teacher);
  await changeFields(teacher.id, { verified: false });
  expect(codeOf(await teacher.call(classes.create, { body: { name: 'Foxes' } }))).toBe('not_verified');
  expect(codeOf(await change(teacher, id, { name: 'Foxes' }))).toBe('not_verified');
  const { body } = await teacher.call(classes.list, {});
  expect(body.classes.map(({ name }) => name)).toEqual(['Owls']);
});

test('409: the fifty-first class of a year is refused', async () => {
  const teacher = await createPerson('teacher');
  for (let i = 0; i < mostClasses; i++) await createClass(teacher);
  expect(codeOf(await teacher.call(classes.create, { body: { name: 'Foxes' } }))).toBe('too_many_classes');
  const [first] = (await teacher.call(classes.list, {})).body.classes;
  await change(teacher, first?.id ?? '', { archived: true });
  expect(await createClass(teacher, 'Foxes')).toMatchObject({ name: 'Foxes' });
});

test('404: a teacher cannot put students into a colleague’s class', async () => {
  const { teacher, id, one, domain } = await withPupils();
  const colleague = await createPerson('teacher', { school: domain }, `colleague@${domain}`);
  await request(colleague, one);
  const { call } = colleague;
  const body = { add: [one.id], remove: [] };
  expect(codeOf(await call(classes.assign, { params: { id }, body }))).toBe('class_not_found');
  expect((await friendsOf(colleague)).map((pupil) => pupil.classes)).toEqual([[]]);
  expect(await membersOf(teacher, id)).toContain(one.id);
});

test('200: supervised students can be added and removed, and others are ignored', async () => {
  const { teacher, createPupil } = await createSchool();
  const [one, other, stranger] = [await createPupil(), await createPupil(), await createPerson()];
  const asked = await createPerson();
  for (const pupil of [one, other, asked]) await request(teacher, pupil);
  const { id } = await createClass(teacher);
  expect(await assign(teacher, id, [one.id, other.id, stranger.id, asked.id])).toEqual({ changed: 2 });
  expect(await assign(teacher, id, [one.id])).toEqual({ changed: 0 });
  expect(await membersOf(teacher, id)).toEqual([one.id, other.id].toSorted());
  expect(await assign(teacher, id, [], [one.id])).toEqual({ changed: 1 });
  expect(await membersOf(teacher, id)).toEqual([other.id]);
  expect((await overviewOf(teacher, id)).students.map((student) => student.id)).toEqual([other.id]);
  expect(await idsOfFriends(teacher)).toHaveLength(2);
});

test('200: a student of the school joins by the code in any spelling, and the teacher sees the student', async () => {
  const { teacher, createPupil } = await createSchool();
  const { id } = await createClass(teacher);
  const code = await newCode(teacher, id);
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  const pupil = await createPupil();
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  expect((await join(pupil, typed)).body).toEqual({ name: 'Owls' });
  expect((await join(pupil, code)).status).toBe(200);
  expect(await membersOf(teacher, id)).toEqual([pupil.id]);
  expect(await mine(pupil)).toEqual(['Owls']);
  expect((await requestsOf(pupil)).grown_ups.seeing.map((adult) => adult.id)).toEqual([teacher.id]);
});

test('200: joining accepts a waiting request, which no longer counts as open', async () => {
  const { teacher, createPupil } = await createSchool();
  const pupil = await createPupil();
  await request(teacher, pupil);
  await unfriend(pupil, teacher);
  await advanceClock('P31D');
  await request(teacher, pupil);
  const { id } = await createClass(teacher);
  expect((await join(pupil, await newCode(teacher, id))).status).toBe(200);
  expect((await requestsOf(teacher)).outgoing).toEqual([]);
  expect(codeOf(await respond(pupil, teacher, 'decline'))).toBe('request_not_found');
});

describe('404: a code is refused', () => {
  const refused = async (pupil: Person, code: string) => {
    expect(codeOf(await join(pupil, code))).toBe('class_code_unknown');
    expect((await requestsOf(pupil)).grown_ups.seeing).toEqual([]);
  };

  test('for a student of another school or of none, like an invented code', async () => {
    const { code } = await withPupils();
    const elsewhere = await (await createSchool()).createPupil();
    await refused(elsewhere, code);
    await refused(await createPerson(), code);
    await refused(elsewhere, 'ABCDEFGH');
    await refused(elsewhere, 'no code');
  });

  test('after it was replaced or switched off, or the class was archived', async () => {
    const { teacher, createPupil, id, code } = await withPupils();
    const pupil = await createPupil();
    const second = await newCode(teacher, id);
    await refused(pupil, code);
    await change(teacher, id, { code: 'off' });
    await refused(pupil, second);
    const third = await newCode(teacher, id);
    expect((await change(teacher, id, { archived: true })).body).toMatchObject({ code: null });
    await refused(pupil, third);
    expect((await change(teacher, id, { code: 'new' })).body.code).toBeNull();
  });

  test('while the teacher is not verified, or after leaving the school', async () => {
    const { teacher, createPupil, code } = await withPupils();
    const pupil = await createPupil();
    await changeFields(teacher.id, { verified: false });
    await refused(pupil, code);
    await changeFields(teacher.id, { verified: true, school: 'Another school' });
    await refused(pupil, code);
  });

  test('409: a teacher without a school gets no code', async () => {
    const teacher = await createPerson('teacher', { school: null });
    const { id } = await createClass(teacher);
    expect(codeOf(await change(teacher, id, { code: 'new' }))).toBe('class_needs_school');
  });
});

test('429: guesses of codes are limited', async () => {
  const pupil = await (await createSchool()).createPupil();
  const answers = [];
  for (let i = 0; i < 21; i++) answers.push(codeOf(await join(pupil, 'ABCDEFGH')));
  expect(answers.slice(0, 20).every((code) => code === 'class_code_unknown')).toBe(true);
  expect(answers[20]).toBe('too_many_searches');
});

test('an archived class is hidden from its students and the teacher until it is reopened', async () => {
  const { teacher, id, one, other } = await withPupils();
  const { body } = await change(teacher, id, { archived: true });
  expect(body.archived_at).not.toBeNull();
  expect(await mine(one)).toEqual([]);
  expect(codeOf(await boardOf(one, id))).toBe('class_not_found');
  expect(await membersOf(teacher, id)).toEqual([]);
  expect((await change(teacher, id, { archived: false })).body.archived_at).toBeNull();
  expect(await membersOf(teacher, id)).toEqual([one.id, other.id].toSorted());
  expect(await mine(one)).toEqual(['Owls']);
});

test('a student who leaves the school or removes the teacher leaves the classes', async () => {
  const { teacher, id, one, other } = await withPupils();
  await changeFields(one.id, { school: 'Another school' });
  await unfriend(other, teacher);
  expect(await mine(one)).toEqual([]);
  expect(await mine(other)).toEqual([]);
  expect(await membersOf(teacher, id)).toEqual([]);
});

describe('the board of a class', () => {
  const award = (userId: string, points: number) =>
    seed({ task: 'award', userId, cause: `quiz#${userId}`, points });

  test('200: ranks the students by points, and shows those with consent to visibility', async () => {
    const { teacher, createPupil, id, code, one, other } = await withPupils();
    const hidden = await createPupil({
      consents: { core: true, ai_text: true, voice: true, public_sharing: false },
    });
    await join(hidden, code);
    await award(one.id, 10);
    await award(other.id, 30);
    await award(hidden.id, 20);
    const { body } = await boardOf(one, id);
    expect(body.rows.map((row) => [row.id, row.points])).toEqual([
      [other.id, 30],
      [one.id, 10],
    ]);
    expect(body.me).toEqual({ place: 3, points: 10 });
    expect(body.students).toBe(3);
    expect((await boardOf(teacher, id)).body).toMatchObject({ me: null, students: 3 });
  });

  test('404: is shown to nobody else', async () => {
    const { createPupil, id } = await withPupils();
    for (const who of [await createPupil(), await createPerson('teacher'), await createPerson('parent')])
      expect(codeOf(await boardOf(who, id))).toBe('class_not_found');
  });
});

describe('an archived class', () => {
  test('200: ends the supervision that its code gave the teacher, and reopening restores it', async () => {
    const { teacher, id, one, other } = await withPupils();
    expect(await idsOfFriends(teacher)).toEqual([one.id, other.id].toSorted());
    await change(teacher, id, { archived: true });
    expect(await idsOfFriends(teacher)).toEqual([]);
    expect(codeOf(await booksOf(teacher, one))).toBe('friend_books_unavailable');
    expect((await requestsOf(one)).grown_ups.seeing).toEqual([]);
    await change(teacher, id, { archived: false });
    expect(await idsOfFriends(teacher)).toEqual([one.id, other.id].toSorted());
  });

  test('200: keeps the supervision of a student who is in another open class of the teacher', async () => {
    const { teacher, id, one } = await withPupils();
    const foxes = await createClass(teacher, 'Foxes');
    await assign(teacher, foxes.id, [one.id]);
    await change(teacher, id, { archived: true });
    expect(await idsOfFriends(teacher)).toEqual([one.id]);
    await change(teacher, foxes.id, { archived: true });
    expect(await idsOfFriends(teacher)).toEqual([]);
  });

  test('200: keeps the supervision of a student who has accepted a request of the teacher', async () => {
    const { teacher, createPupil } = await createSchool();
    const pupil = await createPupil();
    await request(teacher, pupil);
    const { id } = await createClass(teacher);
    await join(pupil, await newCode(teacher, id));
    await change(teacher, id, { archived: true });
    expect(await idsOfFriends(teacher)).toEqual([pupil.id]);
  });

  test('200: ends the supervision of a student whom the teacher has removed from the class before', async () => {
    const { teacher, id, one } = await withPupils();
    await assign(teacher, id, [], [one.id]);
    expect(await idsOfFriends(teacher)).toContain(one.id);
    await change(teacher, id, { archived: true });
    expect(await idsOfFriends(teacher)).toEqual([]);
  });

  test('200: ends the supervision when two are archived simultaneously', async () => {
    const { teacher, id, one } = await withPupils();
    const foxes = await createClass(teacher, 'Foxes');
    await assign(teacher, foxes.id, [one.id]);
    await Promise.all([id, foxes.id].map((both) => change(teacher, both, { archived: true })));
    expect(await idsOfFriends(teacher)).toEqual([]);
  });
});

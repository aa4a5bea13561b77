import { afterEach, describe, expect, test } from '@jest/globals';
import { classes } from '../../contract/classes/endpoints';
import { createClass, listOf, makeBadges } from '../support/badges';
import { byPictures, createFamily, enter } from '../support/children';
import { resetClock, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { decide } from '../support/families';
import { createGuardian, pageOf } from '../support/family';
import {
  countsOf,
  createSchool,
  idsOfFriends,
  nameOf,
  request,
  requestsOf,
  respond,
} from '../support/friends';
import { createPerson, createTeen, type Person } from '../support/people';

afterEach(resetClock);

type Who = Pick<Person, 'call'>;
type Child = Pick<Person, 'id'>;

const joinClass = ({ call }: Who, { id }: Child, code: string) =>
  call(classes.joinForChild, { params: { child_id: id }, body: { code } });
const mine = async ({ call }: Who) => (await call(classes.mine, {})).body.classes.map(({ name }) => name);
const membersOf = async (teacher: Who, id: string) =>
  (await listOf(teacher, id)).pupils.map((pupil) => pupil.id);
const changesOf = async (guardian: Who, child: Child) =>
  (await pageOf(guardian, child)).body.changes.map(({ what, you }) => [what, you]);

/** A child without an address and without a school, and a class with a code. */
const withClass = async () => {
  const [home, { teacher, createPupil, domain }] = [await createFamily(), await createSchool()];
  const owls = await createClass(teacher);
  return {
    ...home,
    child: await enter(home.id, byPictures(home.device)),
    teacher,
    createPupil,
    domain,
    owls,
  };
};

describe('a guardian enters the code of a class', () => {
  test('200: the child, whose school nobody has entered, is in the class after its own yes, and can have a badge', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    const typed = `${owls.code.slice(0, 4).toLowerCase()}-${owls.code.slice(4)} `;
    expect((await joinClass(guardian, child, typed)).body).toEqual({ name: 'Owls', waits: true });
    expect(await membersOf(teacher, owls.id)).toEqual([]);
    expect(await idsOfFriends(teacher)).toEqual([]);
    const { grown_ups, classes: seen } = (await pageOf(guardian, child)).body;
    expect(grown_ups.asking).toMatchObject([{ id: teacher.id, accepted: false, needs_guardian: false }]);
    expect(seen).toEqual([]);
    expect((await requestsOf(child)).grown_ups.asking).toMatchObject([
      { id: teacher.id, role: 'teacher', needs_guardian: false },
    ]);
    expect(await mine(child)).toEqual([]);

    expect((await respond(child, teacher)).body).toEqual({ friendship_status: 'friends' });
    expect(await mine(child)).toEqual(['Owls']);
    expect(await membersOf(teacher, owls.id)).toEqual([child.id]);
    expect(await idsOfFriends(teacher)).toEqual([child.id]);
    expect(await countsOf(teacher)).toEqual({ friends: 0, asked: 0 });
    expect(await makeBadges(teacher, owls.id, [child.id])).toHaveLength(1);
    expect((await pageOf(guardian, child)).body.classes).toMatchObject([
      { id: owls.id, name: 'Owls', teacher: await nameOf(teacher) },
    ]);
    expect(await changesOf(guardian, child)).toContainEqual(['class_joined', true]);
  });

  test('200: it is the guardian’s yes to a teacher whom the child has accepted', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await request(teacher, child);
    await respond(child, teacher);
    expect(await idsOfFriends(teacher)).toEqual([]);
    expect((await joinClass(guardian, child, owls.code)).body).toEqual({ name: 'Owls', waits: false });
    expect(await mine(child)).toEqual(['Owls']);
    expect(await idsOfFriends(teacher)).toEqual([child.id]);
  });

  test('200: an open request of the teacher is answered by the child once, for the class, too', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await request(teacher, child);
    expect((await joinClass(guardian, child, owls.code)).body.waits).toBe(true);
    expect((await joinClass(guardian, child, owls.code)).body.waits).toBe(true);
    expect(await countsOf(teacher)).toEqual({ friends: 0, asked: 1 });
    await respond(child, teacher);
    expect(await mine(child)).toEqual(['Owls']);
    expect(await countsOf(teacher)).toEqual({ friends: 0, asked: 0 });
    expect((await joinClass(guardian, child, owls.code)).body.waits).toBe(false);
    const entered = (await changesOf(guardian, child)).filter(([what]) => what === 'class_joined');
    expect(entered).toHaveLength(1);
  });

  test('200: a child with an address and a school is asked, too', async () => {
    const { createPupil, teacher, owls } = await withClass();
    const pupil = await createPupil();
    const guardian = await createGuardian(pupil);
    expect((await joinClass(guardian, pupil, owls.code)).body.waits).toBe(true);
    expect(await idsOfFriends(teacher)).toEqual([]);
    await respond(pupil, teacher);
    expect(await idsOfFriends(teacher)).toEqual([pupil.id]);
  });

  test('200: a child who declines is in no class, and the teacher does not learn who said no', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher, 'decline');
    expect([await mine(child), await idsOfFriends(teacher)]).toEqual([[], []]);
    expect(await countsOf(teacher)).toEqual({ friends: 0, asked: 0 });
    expect((await pageOf(guardian, child)).body.grown_ups.asking).toEqual([]);
    expect((await joinClass(guardian, child, owls.code)).body.waits).toBe(true);
    await respond(child, teacher);
    expect(await mine(child)).toEqual(['Owls']);
  });

  test('200: a guardian takes the question back before the child has answered, and nobody is in the class', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    expect((await decide(guardian, child, teacher, false)).status).toBe(200);
    expect(codeOf(await respond(child, teacher))).toBe('request_not_found');
    expect(await mine(child)).toEqual([]);
  });
});

test('200: a guardian who teaches the child enters the code of the own class', async () => {
  const { guardian, child, teacher, owls } = await withClass();
  await seed({ task: 'guardian', adult: teacher.email, childId: child.id });
  expect((await joinClass(teacher, child, owls.code)).body).toEqual({ name: 'Owls', waits: false });
  expect(await mine(child)).toEqual(['Owls']);
  expect((await pageOf(guardian, child)).body.classes).toMatchObject([{ id: owls.id, badge_since: null }]);
});

describe('404: the code is refused in the same words as for a child', () => {
  const refused = async (guardian: Who, child: Child, code: string) => {
    const { status, body } = await joinClass(guardian, child, code);
    expect([status, body]).toMatchObject([404, { code: 'class_code_unknown' }]);
    expect((await pageOf(guardian, child)).body.grown_ups.asking).toEqual([]);
  };

  test('an invented one, an old one, that of an archived class, and something else', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    for (const code of ['ABCDEFGH', 'no code', '']) await refused(guardian, child, code);
    const params = { id: owls.id };
    await teacher.call(classes.change, { params, body: { code: 'new' } });
    await refused(guardian, child, owls.code);
    const { body } = await teacher.call(classes.change, { params, body: { archived: true, code: 'new' } });
    expect(body.code).toBeNull();
  });

  test('of a teacher whom the child has reported, and the guardian learns nothing of it', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher, 'report');
    await refused(guardian, child, owls.code);
  });
});

test('429: guesses of codes are limited for a guardian, whichever child they are for', async () => {
  const { guardian, child } = await withClass();
  const sibling = await createPerson();
  const answers = [];
  await createGuardian(sibling);
  for (let n = 0; n < 21; n++) answers.push(codeOf(await joinClass(guardian, child, 'ABCDEFGH')));
  expect(answers.slice(0, 20).every((code) => code === 'class_code_unknown')).toBe(true);
  expect(answers[20]).toBe('too_many_searches');
});

test('404: only a guardian of the child enters a code', async () => {
  const { child, teacher, owls } = await withClass();
  for (const who of [teacher, await createPerson('parent')])
    expect(codeOf(await joinClass(who, child, owls.code))).toBe('child_not_found');
});

test('409: a student who decides alone types the code alone', async () => {
  const { owls } = await withClass();
  const teen = await createTeen();
  expect(codeOf(await joinClass(await createGuardian(teen), teen, owls.code))).toBe('decides_alone');
});

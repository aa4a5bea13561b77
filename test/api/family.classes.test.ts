import { afterEach, describe, expect, test } from '@jest/globals';
import { classes } from '../../contract/classes/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { byBadge, createClass, listOf, makeBadges, openFor } from '../support/badges';
import { byPictures, createFamily, enter, isIn } from '../support/children';
import { advanceClock, hold, isHeld, letGo, resetClock, seed, testOnOwnEngine } from '../support/cloud';
import { everything } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { decide } from '../support/families';
import { createGuardian, leaveClass, pageOf } from '../support/family';
import {
  changeFields,
  countsOf,
  createSchool,
  idsOfFriends,
  nameOf,
  request,
  requestsOf,
  respond,
} from '../support/friends';
import { doneByTwo } from '../support/operators';
import { createPerson, createTeen, type Person } from '../support/people';
import { signedIn } from '../support/sign-up';

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

  test('200: a child in one class of the teacher is in the second at once', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher);
    const foxes = await createClass(teacher, 'Foxes');
    expect((await joinClass(guardian, child, foxes.code)).body).toEqual({ name: 'Foxes', waits: false });
    expect((await mine(child)).toSorted()).toEqual(['Foxes', 'Owls']);
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

  test('200: what the code has begun ends when the class is archived', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher);
    await teacher.call(classes.change, { params: { id: owls.id }, body: { archived: true } });
    expect(await idsOfFriends(teacher)).toEqual([]);
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

  test('200: a class with a code that two guardians enter at once has the child once', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    const other = await createGuardian(child);
    const answers = await Promise.all([guardian, other].map((who) => joinClass(who, child, owls.code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countsOf(teacher)).toEqual({ friends: 0, asked: 1 });
    await respond(child, teacher);
    expect(await mine(child)).toEqual(['Owls']);
  });
});

testOnOwnEngine(
  '404: a yes by code does not outlast a guardianship that ends at the same moment',
  async () => {
    const { guardian, child, teacher, owls } = await withClass();
    const other = await createGuardian(child);
    await hold('Classes', 'TransactWriteItems');
    const joining = joinClass(guardian, child, owls.code);
    await isHeld();
    const ending = { action: 'end_guardianship', adult_email: guardian.email, child_id: child.id } as const;
    expect((await doneByTwo(await createPerson('operator'), ending)).status).toBe(200);
    await letGo();
    expect(codeOf(await joining)).toBe('child_not_found');
    expect(await countsOf(teacher)).toEqual({ friends: 0, asked: 0 });
    expect((await pageOf(other, child)).body.grown_ups.asking).toEqual([]);
  },
);

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

  test('of a teacher who is not verified, or of no school any more', async () => {
    const { guardian, child, teacher, owls, domain } = await withClass();
    await changeFields(teacher.id, { verified: false });
    await refused(guardian, child, owls.code);
    await changeFields(teacher.id, { verified: true, school: null });
    await refused(guardian, child, owls.code);
    await changeFields(teacher.id, { school: domain });
    expect((await joinClass(guardian, child, owls.code)).status).toBe(200);
  });

  test('of a class that a guardian has taken the child out of, for thirty days', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    const other = await createGuardian(child);
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher);
    await leaveClass(guardian, child, owls.id);
    await refused(other, child, owls.code);
    await advanceClock('P30DT1H');
    expect((await joinClass(await signedIn(other.email), child, owls.code)).status).toBe(200);
  });

  test('of a teacher whom the child has reported, and the guardian learns nothing of it', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher, 'report');
    await refused(guardian, child, owls.code);
  });
});

test('200: a teacher who leaves the school does not see a child of the code any more, and sees it again in one', async () => {
  const { guardian, child, teacher, owls, domain } = await withClass();
  await joinClass(guardian, child, owls.code);
  await respond(child, teacher);
  const [made] = await makeBadges(teacher, owls.id, [child.id]);
  const { device } = await openFor(teacher, owls.id);
  await changeFields(teacher.id, { school: null });
  expect([await idsOfFriends(teacher), await mine(child)]).toEqual([[], []]);
  expect((await pageOf(guardian, child)).body.classes).toEqual([]);
  expect(await isIn(child.id, byBadge(device, made?.secret ?? ''))).toBe(false);
  await changeFields(teacher.id, { school: domain });
  expect([await idsOfFriends(teacher), await mine(child)]).toEqual([[child.id], ['Owls']]);
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

test('403: while the consent is taken back, the child joins nothing', async () => {
  const { guardian, child, owls } = await withClass();
  const body = { ...everything, core: false };
  await guardian.call(consent.changeForChild, { params: { child_id: child.id }, body });
  expect(codeOf(await joinClass(guardian, child, owls.code))).toBe('consent_required');
});

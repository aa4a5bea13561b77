import { afterEach, describe, expect, test } from '@jest/globals';
import { classes } from '../../../contract/classes/endpoints';
import { consent } from '../../../contract/consent/endpoints';
import { byBadge, createClass, makeBadges, openFor } from '../../support/badges';
import { byPictures, createFamily, enter, isIn } from '../../support/children';
import { advanceClock, hold, isHeld, letGo, resetClock, testOnOwnEngine } from '../../support/cloud';
import { everything } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { createGuardian, leaveClass, pageOf } from '../../support/family';
import { changeFields, countsOf, createSchool, idsOfFriends, respond } from '../../support/friends';
import { doneByTwo } from '../../support/operators';
import { createPerson, type Person } from '../../support/people';
import { signedIn } from '../../support/sign-up';

afterEach(resetClock);

type Who = Pick<Person, 'call'>;
type Child = Pick<Person, 'id'>;

const joinClass = ({ call }: Who, { id }: Child, code: string) =>
  call(classes.joinForChild, { params: { child_id: id }, body: { code } });
const mine = async ({ call }: Who) => (await call(classes.mine, {})).body.classes.map(({ name }) => name);

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
  test('200: a child in one class of the teacher is in the second at once', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher);
    const foxes = await createClass(teacher, 'Foxes');
    expect((await joinClass(guardian, child, foxes.code)).body).toEqual({ name: 'Foxes', waits: false });
    expect((await mine(child)).toSorted()).toEqual(['Foxes', 'Owls']);
  });

  test('200: what the code has begun ends when the class is archived', async () => {
    const { guardian, child, teacher, owls } = await withClass();
    await joinClass(guardian, child, owls.code);
    await respond(child, teacher);
    await teacher.call(classes.change, { params: { id: owls.id }, body: { archived: true } });
    expect(await idsOfFriends(teacher)).toEqual([]);
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

describe('404: the code is refused in the same words as for a child', () => {
  const refused = async (guardian: Who, child: Child, code: string) => {
    const { status, body } = await joinClass(guardian, child, code);
    expect([status, body]).toMatchObject([404, { code: 'class_code_unknown' }]);
    expect((await pageOf(guardian, child)).body.grown_ups.asking).toEqual([]);
  };

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

test('403: while the consent is taken back, the child joins nothing', async () => {
  const { guardian, child, owls } = await withClass();
  const body = { ...everything, core: false };
  await guardian.call(consent.changeForChild, { params: { child_id: child.id }, body });
  expect(codeOf(await joinClass(guardian, child, owls.code))).toBe('consent_required');
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { type GiftName, gifts } from '../../contract/family/gifts';
import { createSupervisor, lookAt } from '../support/analytics';
import { advanceClock, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createFamily, createGuardian, give, givenTo, open, pageOf } from '../support/family';
import { changeFields, nameOf, unfriend } from '../support/friends';
import { createPerson, type Person } from '../support/people';
import { signedIn } from '../support/sign-up';

afterEach(resetClock);

const homeOf = async ({ call }: Pick<Person, 'call'>) => (await call(dashboard.get, {})).body.gifts;

const giveMany = async (from: Person, child: Person, count: number) => {
  for (let i = 0; i < count; i++) expect((await give(from, child)).status).toBe(200);
};

test('200: a gift of a guardian is on the child’s home until it is opened, and the guardian sees the thanks', async () => {
  const { child, guardian } = await createFamily();
  expect((await give(guardian, child, 'comic')).body).toMatchObject({
    left: 9,
    given: [{ gift: 'comic', opened: false, thanked: false }],
  });
  const [gift, ...more] = await homeOf(child);
  expect(more).toEqual([]);
  expect(gift).toMatchObject({ gift: 'comic', from: await nameOf(guardian), role: 'parent' });
  expect((await open(child, gift?.id ?? '', true)).body).toEqual({ thanked: true });
  expect(await homeOf(child)).toEqual([]);
  expect((await pageOf(guardian, child)).body.gifts).toMatchObject({
    left: 9,
    given: [{ id: gift?.id, opened: true, thanked: true }],
  });
});

test('200: a gift need not be thanked for', async () => {
  const { child, guardian } = await createFamily();
  await give(guardian, child);
  const [gift] = await homeOf(child);
  expect((await open(child, gift?.id ?? '')).body).toEqual({ thanked: false });
  expect((await givenTo(guardian, child)).body.given).toMatchObject([{ opened: true, thanked: false }]);
});

test('200: every sticker and sentence of the list can be given', async () => {
  const { child, guardian } = await createFamily();
  const others = [await createGuardian(child), await createGuardian(child)];
  for (const [i, gift] of gifts.entries())
    expect((await give([guardian, ...others][Math.floor(i / 10)] as Person, child, gift)).status).toBe(200);
});

test('400: words of one’s own are refused', async () => {
  const { child, guardian } = await createFamily();
  expect(codeOf(await give(guardian, child, 'meet me at nine' as GiftName))).toBe('invalid_input');
});

describe('the week', () => {
  test('429: the eleventh gift to a child is refused, the tenth is not, and the next week has ten more', async () => {
    const { child, guardian } = await createFamily();
    await giveMany(guardian, child, 9);
    expect((await give(guardian, child)).body.left).toBe(0);
    expect(codeOf(await give(guardian, child))).toBe('gifts_used_up');
    expect((await givenTo(guardian, child)).body).toMatchObject({ left: 0, given: { length: 10 } });
    await advanceClock('P7D');
    const later = await signedIn(guardian.email);
    expect((await give(later, child)).body.left).toBe(9);
  });

  test('429: of eleven gifts at once ten arrive', async () => {
    const { child, guardian } = await createFamily();
    await giveMany(guardian, child, 7);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => give(guardian, child)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429]);
  });

  test('200: it is counted for each grown-up and each child', async () => {
    const { child, guardian } = await createFamily();
    const other = await createGuardian(child);
    await giveMany(guardian, child, 10);
    expect((await give(other, child)).body.left).toBe(9);
  });

  test('200: the home shows three at a time, the oldest first, and none of two weeks ago', async () => {
    const { child, guardian } = await createFamily();
    for (const gift of ['sun', 'star', 'heart', 'book'] as const) {
      await give(guardian, child, gift);
      await advanceClock('PT1S');
    }
    const shown = await homeOf(child);
    expect(shown.map(({ gift }) => gift)).toEqual(['sun', 'star', 'heart']);
    await open(child, shown[0]?.id ?? '');
    expect((await homeOf(child)).map(({ gift }) => gift)).toEqual(['star', 'heart', 'book']);
    await advanceClock('P14D');
    expect(await homeOf(await signedIn(child.email))).toEqual([]);
  });
});

describe('only who has a standing relation', () => {
  test('200: a teacher who sees the child gives, and the child reads that it is a teacher', async () => {
    const child = await createPerson();
    const teacher = await createSupervisor(child);
    expect((await give(teacher, child, 'medal')).status).toBe(200);
    expect(await homeOf(child)).toMatchObject([{ gift: 'medal', role: 'teacher' }]);
  });

  test('404: a stranger, another parent who sees the child, and a teacher who only asks give nothing', async () => {
    const { child } = await createFamily();
    const another = await createSupervisor(child, 'parent');
    expect((await lookAt(another, child).summary()).status).toBe(200);
    for (const who of [await createPerson('parent'), await createPerson('teacher'), another]) {
      expect(codeOf(await give(who, child))).toBe('relation_not_found');
      expect(codeOf(await givenTo(who, child))).toBe('relation_not_found');
    }
    expect(await homeOf(child)).toEqual([]);
  });

  test('404: after the relation has ended nothing is given, and what was given is shown no more', async () => {
    const child = await createPerson();
    const teacher = await createSupervisor(child);
    await give(teacher, child);
    expect(await homeOf(child)).toHaveLength(1);
    await unfriend(child, teacher);
    expect(codeOf(await give(teacher, child))).toBe('relation_not_found');
    expect(await homeOf(child)).toEqual([]);
  });

  test('404: a teacher who is no longer verified gives nothing', async () => {
    const child = await createPerson();
    const teacher = await createSupervisor(child);
    await changeFields(teacher.id, { verified: false });
    expect(codeOf(await give(teacher, child))).toBe('relation_not_found');
  });

  test('404: a child opens no gift of another child', async () => {
    const { child, guardian } = await createFamily();
    await give(guardian, child);
    const [gift] = await homeOf(child);
    expect(codeOf(await open(await createPerson(), gift?.id ?? ''))).toBe('gift_not_found');
    expect(await homeOf(child)).toHaveLength(1);
  });
});

test('200: a gift without a checked name comes from a grown-up without a name', async () => {
  const { child, guardian } = await createFamily();
  await changeFields(guardian.id, { username: 'New reader', next_username: 'Mum of Pip' });
  await give(guardian, child);
  expect(await homeOf(child)).toMatchObject([{ from: null, role: 'parent' }]);
});

test('200: gifts change no figure of the child', async () => {
  const { child, guardian } = await createFamily();
  const before = (await lookAt(guardian, child).summary()).body;
  const day = async () => (await child.call(dashboard.get, {})).body;
  const { me, today } = await day();
  await give(guardian, child);
  const [gift] = await homeOf(child);
  await open(child, gift?.id ?? '', true);
  expect((await lookAt(guardian, child).summary()).body).toEqual(before);
  const after = await day();
  expect([after.me, after.today]).toEqual([me, today]);
});

test('200: a guardian with the account of a teacher gives, too, while the consent is taken back', async () => {
  const { child } = await createFamily();
  const guardian = await createGuardian(child);
  await guardian.call(consent.changeForChild, {
    params: { child_id: child.id },
    body: { core: false, ai_text: false, voice: false, public_sharing: false },
  });
  expect((await give(guardian, child)).status).toBe(200);
});

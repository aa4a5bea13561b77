import { expect, test } from '@jest/globals';
import { contract } from '../../../contract';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../../contract/rules/day';
import { users } from '../../../contract/users/endpoints';
import { advanceClock, eventually, outages, resetClock, seed } from '../../support/cloud';
import { mailsOut, mailsTo, newAddress, passOnSchedule } from '../../support/mail';
import { createPerson, type Person } from '../../support/people';
import { arrived, link, mine, read, statusOf, submit } from '../../support/referrals';
import { setUp, signedIn, signUp } from '../../support/sign-up';
import { gemsOf } from '../../support/store';

test('200: an interrupted payment is made when the referrer opens the list, once even in several tabs', async () => {
  const referrer = await createPerson();
  const { id } = await arrived(referrer);
  const [{ id: referral = '' } = {}] = (await mine(referrer)).referrals;
  await seed({ task: 'referralDays', referrerId: referrer.id, id: referral, days: 7 });
  expect(id).not.toBe('');
  await Promise.all([mine(referrer), mine(referrer), mine(referrer)]);
  expect([await statusOf(referrer), await gemsOf(referrer)]).toEqual(['completed', 50]);
});

test('200: the thirtieth day since joining counts, but later ones do not', async () => {
  for (const [after, status] of [
    [29, 'completed'],
    [30, 'active'],
  ] as const) {
    const referrer = await createPerson();
    const { id } = await arrived(referrer);
    await read(id, 6);
    await seed({ task: 'readingDay', userId: id, after });
    expect([after, await statusOf(referrer)]).toEqual([after, status]);
  }
});

test('200: a reading day counts even if the referrer’s account was deleted', async () => {
  const referrer = await createPerson();
  const { newcomer, id } = await arrived(referrer);
  await seed({ task: 'gone', userId: referrer.id });
  await read(id, 1);
  expect((await newcomer.call(users.me, {})).body.last_activity_date).not.toBeNull();
});

test('200: a referral of a parent’s address applies only to the parent’s first child', async () => {
  const [referrer, parent] = [await createPerson(), newAddress('parent')];
  await submit(referrer, parent);
  const brought = async () => {
    const child = await signUp({
      account_type: 'student',
      consents: { core: true, ai_text: true, voice: true, public_sharing: false },
      consents_by: parent,
    });
    await setUp(child);
    return (await link(child)).body.gems_awarded;
  };
  expect([await brought(), await brought()]).toEqual([25, 0]);
  expect((await mine(referrer)).stats.successful_signups).toBe(1);
});

/** A time so long ago that the address of a referral is no longer kept. */
const longAgo = `${dayOfNumber(numberOfDay(newYorkDay(new Date())) - 190)}T12:00:00.000Z`;

test('200: 20 expired referrals without a newcomer leave room for others', async () => {
  const child = await createPerson();
  for (let i = 0; i < 20; i++)
    await seed({ task: 'referral', from: child.id, to: newAddress('friend'), at: longAgo });
  expect((await submit(child, newAddress('friend'))).body).toEqual({ submitted: true });
});

test('200: 180 days later the address is deleted, and the referral stays', async () => {
  const child = await createPerson();
  await seed({ task: 'referral', from: child.id, to: newAddress('friend'), at: longAgo });
  expect(await eventually(async () => (await mine(child)).referrals[0])).toMatchObject({
    referred_email: null,
    status: 'pending',
  });
});

test('200: an address that got a mail for a referral, or is revoked, gets none half a year later', async () => {
  const [child, operator] = [await createPerson(), await createPerson('operator')];
  const [email, shut] = [newAddress('friend'), newAddress('shut')];
  expect((await submit(child, email)).status).toBe(200);
  const body = { emails: [shut], account_type: null, school: null, consents: null };
  await operator.call(contract.invitations.invite, { body });
  await operator.call(contract.invitations.revoke, { body: { email: shut, owner: 'operators' } });
  await mailsOut();
  const before = [await mailsTo(email), await mailsTo(shut)];
  await advanceClock('P181D');
  const [same, other] = [await signedIn(child.email), await createPerson()];
  const tagged = shut.replace('@', '+x@');
  for (const address of [email, shut]) expect((await submit(same, address)).status).toBe(200);
  for (const address of [email, tagged]) expect((await submit(other, address)).status).toBe(200);
  await mailsOut();
  expect([await mailsTo(email), await mailsTo(shut)]).toEqual(before);
  expect(await mailsTo(tagged)).toEqual([]);
  await resetClock();
});

test('200: if two children refer each other’s families, only the one who joined by the referral is paid for', async () => {
  const first = await signUp();
  await setUp(first);
  const { newcomer, id } = await arrived(first as unknown as Person);
  // An existing member is not a newcomer: the referral is younger than the profile.
  expect((await submit(newcomer as unknown as Person, first.email)).status).toBe(200);
  expect((await link(first)).body.gems_awarded).toBe(0);
  expect(id).not.toBe('');
  expect((await mine(newcomer)).stats.successful_signups).toBe(0);
});

const heldBy = async (operator: Person, referrer: Pick<Person, 'id'>) =>
  (await operator.call(contract.referrals.held, { query: {} })).body.referrals.filter(
    ({ id }) => id === referrer.id,
  );

/** A student with an address that no other test's family shares, who joined by a referral if `by` is given. */
const arrivedBy = async (by: Pick<Person, 'id'> | undefined, email: string, guardian: string) => {
  const newcomer = await signUp(undefined, email);
  if (by !== undefined) await seed({ task: 'referral', from: by.id, to: guardian });
  const id = (await setUp(newcomer)).body.profile?.id ?? '';
  await seed({ task: 'guardian', adult: guardian, childId: id });
  const { gems_awarded } = (await link(newcomer)).body;
  return { ...newcomer, id, gems_awarded };
};

/** Students of two families with one private domain, of whom the first has referred the second. */
const fromOneDomain = async () => {
  const unique = newAddress('farm').split('@')[0];
  const first = await arrivedBy(undefined, `first@${unique}.test`, `a@${unique}.example`);
  const second = await arrivedBy(first, `second@${unique}.org`, `b@${unique}.example`);
  const [referral] = (await mine(first)).referrals;
  return { first, second, params: { id: first.id, referral: referral?.id ?? '' } };
};

test('200: one of two operators who decline and release a referral simultaneously decides', async () => {
  const [operator, { first, second, params }] = [await createPerson('operator'), await fromOneDomain()];
  await read(second.id, 7);
  const { decline, release } = contract.referrals;
  const answers = await Promise.all([decline, release, release].map((way) => operator.call(way, { params })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await gemsOf(first)).toBe(answers[0]?.status === 200 ? 0 : 50);
});

test('200: four newcomers of one student within a month are paid immediately, and the fifth waits', async () => {
  const [operator, referrer] = [await createPerson('operator'), await createPerson()];
  const arrivals = [];
  for (let friend = 0; friend < 5; friend++) arrivals.push(await arrived(referrer));
  for (const { id } of arrivals) await read(id, 7);
  expect([await gemsOf(referrer), (await heldBy(operator, referrer)).map(({ reason }) => reason)]).toEqual([
    200,
    ['many'],
  ]);
});

test('200: a referral’s mail that could not be queued is sent once when the queue is back', async () => {
  const [child, other, email] = [await createPerson(), await createPerson(), newAddress('friend')];
  await mailsOut();
  await outages({ queues: true });
  const { status } = await submit(child, email).finally(() => outages({ queues: false }));
  expect([status, await mailsTo(email)]).toEqual([200, []]);
  expect((await submit(other, email)).status).toBe(200);
  await passOnSchedule('PT6M');
  await passOnSchedule('PT6M');
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['A young reader recommends Inkwren']);
});

test('200: newcomers of an earlier month do not count towards the limit', async () => {
  const referrer = await createPerson();
  for (let friend = 0; friend < 4; friend++) await arrived(referrer);
  await passOnSchedule('P31D');
  const { id } = await arrived(referrer);
  await read(id, 7);
  expect(await gemsOf(referrer)).toBe(50);
});

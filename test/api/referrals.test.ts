import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { rewards } from '../../contract/rewards/endpoints';
import { seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { mailsOut, mailsTo, mailTo, newAddress } from '../support/mail';
import { recordOf } from '../support/operators';
import { createPerson, type Person } from '../support/people';
import { arrived, link, mine, read, statusOf, submit } from '../support/referrals';
import { type Newcomer, setUp, signUp } from '../support/sign-up';
import { gemsOf } from '../support/store';

test('200: a referral mails the grown-up, joins the waitlist and is listed as pending', async () => {
  const [child, operator] = [await createPerson(), await createPerson('operator')];
  const email = newAddress('friend');
  expect(await submit(child, ` ${email.toUpperCase()}`)).toEqual({ status: 200, body: { submitted: true } });
  const { subject, text } = await mailTo(email);
  expect(subject).toBe('A young reader recommends Inkwren');
  expect(text).toContain('waiting list');
  const { entries } = (await operator.call(contract.invitations.waitlist, { query: {} })).body;
  expect(entries.map((entry) => entry.email)).toContain(email);
  expect(await mine(child)).toMatchObject({
    referrals: [{ referred_email: email, status: 'pending', gems_awarded: 0, awarded_at: null }],
    stats: { total_referrals: 1, successful_signups: 0, gems_earned_count: 0, total_gems_earned: 0 },
  });
});

test('200: the states follow the newcomer’s progress, and seven reading days pay 50 gems once', async () => {
  const referrer = await createPerson();
  const { newcomer, id } = await arrived(referrer);
  expect(await statusOf(referrer)).toBe('signed_up');
  await read(id, 1);
  await read(id, 1);
  expect((await mine(referrer)).referrals[0]).toMatchObject({
    status: 'active',
    status_text: 'Reading: 1 of 7 days',
  });
  await read(id, 6);
  expect([await statusOf(referrer), await gemsOf(referrer)]).toEqual(['active', 0]);
  await read(id, 9);
  const paid = await mine(referrer);
  expect(paid.referrals[0]).toMatchObject({ status: 'completed', status_text: '50 gems earned' });
  expect(paid.referrals[0]).toMatchObject({ gems_awarded: 50, awarded_at: expect.any(String) });
  expect(paid.stats).toEqual({
    total_referrals: 1,
    successful_signups: 1,
    gems_earned_count: 1,
    total_gems_earned: 50,
  });
  expect(await gemsOf(referrer)).toBe(50);
  const kinds = async (who: Person | Newcomer) =>
    (await who.call(rewards.gemHistory, {})).body.entries.map(({ kind, gems }) => [kind, gems]);
  expect(await kinds(referrer)).toEqual([['referral', 50]]);
  expect(await kinds(newcomer)).toContainEqual(['welcome', 25]);
});

test('409: the own family is refused in any spelling of its mailboxes', async () => {
  const guardian = newAddress('guardian');
  const child = await createPerson('student', {}, `${newAddress('kid')}`);
  await seed({ task: 'guardian', adult: guardian, childId: child.id });
  const [name, domain] = guardian.split('@');
  for (const email of [child.email, guardian, `${name}+again@${domain}`])
    expect(codeOf(await submit(child, email))).toBe('referral_own_family');
  expect((await mine(child)).stats.total_referrals).toBe(0);
});

test('200: a newcomer of the referrer’s own family earns no gems', async () => {
  const guardian = newAddress('guardian');
  const [referrer, sibling] = [await createPerson(), await signUp()];
  await seed({ task: 'referral', from: referrer.id, to: sibling.email });
  const { body } = await setUp(sibling);
  for (const childId of [referrer.id, body.profile?.id ?? ''])
    await seed({ task: 'guardian', adult: guardian, childId });
  expect((await link(sibling)).body.gems_awarded).toBe(0);
});

test('409: a child can refer a mailbox once; 200: members and others’ referrals get the answer of a success', async () => {
  const [child, other, member] = [await createPerson(), await createPerson(), await createPerson('parent')];
  const email = newAddress('friend');
  const answers = await Promise.all([submit(child, email), submit(child, email)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(await submit(child, email.replace('@', '+x@')))).toBe('referral_already_sent');
  expect((await submit(other, email)).body).toEqual({ submitted: true });
  expect((await submit(child, member.email)).body).toEqual({ submitted: true });
  await mailsOut();
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo(member.email)).toEqual([]);
});

test('200: a revoked address gets neither a mail nor a place on the waitlist, with the same answer', async () => {
  const [child, operator] = [await createPerson(), await createPerson('operator')];
  const email = newAddress('friend');
  await operator.call(contract.invitations.invite, {
    body: { emails: [email], account_type: null, school: null, consents: null },
  });
  await operator.call(contract.invitations.revoke, { body: { email, owner: 'operators' } });
  for (const written of [email, email.replace('@', '+x@')])
    expect((await submit(await createPerson(), written)).body).toEqual({ submitted: true });
  expect((await submit(child, email)).body).toEqual({ submitted: true });
  await mailsOut();
  const subjects = (await Promise.all([email, email.replace('@', '+x@')].map(mailsTo)))
    .flat()
    .map(({ subject }) => subject);
  expect(subjects).not.toContain('A young reader recommends Inkwren');
  const { entries } = (await operator.call(contract.invitations.waitlist, { query: {} })).body;
  expect(entries.map((entry) => entry.email)).not.toContain(email);
});

test('429: referrals are limited to five a day and 20 without a newcomer', async () => {
  const child = await createPerson();
  const five = () => Promise.all(Array.from({ length: 6 }, () => submit(child, newAddress('friend'))));
  const statuses = (await five()).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  for (let i = 0; i < 15; i++) await seed({ task: 'referral', from: child.id, to: newAddress('friend') });
  expect(codeOf(await submit(child, newAddress('friend')))).toBe('referral_open_limit');
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

test('200: two families that refer each other’s children wait for an operator, whose payment is made once and recorded', async () => {
  const [operator, other] = [await createPerson('operator'), await createPerson('operator')];
  const unique = newAddress('circle').split('@')[0];
  const [one, two] = [`one@${unique}-one.test`, `two@${unique}-two.test`];
  const first = await arrivedBy(undefined, `first@${unique}.test`, one);
  const second = await arrivedBy(first, `second@${unique}.example`, two);
  const third = await arrivedBy(second, `third@${unique}.org`, one);
  expect([second.gems_awarded, third.gems_awarded]).toEqual([25, 25]);
  await read(second.id, 7);
  expect(await gemsOf(first)).toBe(50);
  expect(await heldBy(operator, second)).toEqual([]);
  await read(third.id, 7);
  const before = await gemsOf(second);
  expect((await mine(second)).referrals[0]).toMatchObject({
    status: 'processing',
    status_text: '7 days read, we look at it first',
  });
  const [held] = await heldBy(operator, second);
  expect(held).toMatchObject({ reason: 'circle', gems: 50, newcomer: expect.any(String) });
  const params = { id: second.id, referral: held?.referral ?? '' };
  const answers = await Promise.all(
    [operator, other, operator].map((who) => who.call(contract.referrals.release, { params })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect([await gemsOf(second), await heldBy(operator, second)]).toEqual([before + 50, []]);
  expect((await Promise.all([operator, other].map(recordOf))).flat()).toEqual([
    ['release_referral', `${params.id} ${params.referral}`],
  ]);
  expect(await statusOf(second as unknown as Person)).toBe('completed');
  expect(codeOf(await operator.call(contract.referrals.decline, { params }))).toBe('held_reward_not_found');
});

/** Students of two families with one private domain, of whom the first has referred the second. */
const fromOneDomain = async () => {
  const unique = newAddress('farm').split('@')[0];
  const first = await arrivedBy(undefined, `first@${unique}.test`, `a@${unique}.example`);
  const second = await arrivedBy(first, `second@${unique}.org`, `b@${unique}.example`);
  const [referral] = (await mine(first)).referrals;
  return { first, second, params: { id: first.id, referral: referral?.id ?? '' } };
};

test('200: families of one private domain wait, and a declined referral is never paid', async () => {
  const [operator, { first, second, params }] = [await createPerson('operator'), await fromOneDomain()];
  // No referral is due yet, so that it cannot be decided.
  for (const way of [contract.referrals.release, contract.referrals.decline])
    expect(codeOf(await operator.call(way, { params }))).toBe('held_reward_not_found');
  await read(second.id, 7);
  expect((await heldBy(operator, first)).map(({ reason }) => reason)).toEqual(['domain']);
  expect((await operator.call(contract.referrals.decline, { params })).body).toEqual({
    declined: true,
  });
  await read(second.id, 9);
  expect((await mine(first)).referrals[0]).toMatchObject({
    status: 'declined',
    status_text: 'No gems for this one',
    gems_awarded: 0,
  });
  expect([await gemsOf(first), await heldBy(operator, first)]).toEqual([0, []]);
  expect(codeOf(await operator.call(contract.referrals.release, { params }))).toBe('held_reward_not_found');
});

test('200: schoolmates with addresses of their school are paid for immediately', async () => {
  const [school, domain] = ['Oak School', `${newAddress('oak').split('@')[0]}.test`];
  const referrer = await createPerson('student', { school }, `one@${domain}`);
  const consents = { core: true, ai_text: true, voice: true, public_sharing: false };
  const terms = { account_type: 'student' as const, school, consents, consents_by: null };
  const newcomer = await signUp(terms, `two@${domain}`);
  await seed({ task: 'referral', from: referrer.id, to: newcomer.email });
  const id = (await setUp(newcomer)).body.profile?.id ?? '';
  expect((await link(newcomer)).body.gems_awarded).toBe(25);
  await read(id, 7);
  expect([await statusOf(referrer), await gemsOf(referrer)]).toEqual(['completed', 50]);
});

test('200: spellings of one mailbox are one referral and one newcomer', async () => {
  const referrer = await createPerson();
  const { newcomer } = await arrived(referrer);
  const tagged = newcomer.email.replace('@', '+again@');
  expect(codeOf(await submit(referrer, tagged))).toBe('referral_already_sent');
  expect((await link(newcomer)).body.gems_awarded).toBe(0);
  expect((await mine(referrer)).stats).toMatchObject({ total_referrals: 1, successful_signups: 1 });
});

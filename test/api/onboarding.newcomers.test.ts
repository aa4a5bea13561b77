import { expect, test } from '@jest/globals';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { referrals } from '../../contract/referrals/endpoints';
import { rewards } from '../../contract/rewards/endpoints';
import { users } from '../../contract/users/endpoints';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { newAddress } from '../support/mail';
import { createPerson, type Person } from '../support/people';
import { type Newcomer, setUp, signedIn, signUp } from '../support/sign-up';

const check = ({ call }: Person | Newcomer, email: string) => call(referrals.check, { body: { email } });
const link = ({ call }: Person | Newcomer) => call(referrals.link, {});
const refer = (from: Person, to: string) => seed({ task: 'referral', from: from.id, to });
const gemsOf = async ({ call }: Person | Newcomer) => (await call(rewards.gems, {})).body.gems;

const referred = async (friends = 1) => {
  const newcomer = await signUp();
  for (let i = 0; i < friends; i++) await refer(await createPerson(), newcomer.email);
  return newcomer;
};

test('200: a new user gets the number of referrals, before and after the profile exists', async () => {
  const newcomer = await referred(2);
  const known = { status: 200, body: { has_referral: true, referral_count: 2 } };
  expect(await check(newcomer, newcomer.email)).toEqual(known);
  expect(await check(newcomer, ` ${newcomer.email.toUpperCase()}`)).toEqual(known);
  await setUp(newcomer);
  expect(await check(newcomer, newcomer.email)).toEqual(known);
});

test('200: repeated referrals by a friend count once', async () => {
  const [friend, newcomer] = [await createPerson(), await signUp()];
  await refer(friend, newcomer.email);
  await refer(friend, newcomer.email);
  expect((await check(newcomer, newcomer.email)).body.referral_count).toBe(1);
});

test('200: another user’s address gets the answer of an unknown one', async () => {
  const [newcomer, stranger] = [await referred(), await createPerson()];
  const nothing = { status: 200, body: { has_referral: false, referral_count: 0 } };
  expect(await check(stranger, newcomer.email)).toEqual(nothing);
  expect(await check(stranger, newAddress())).toEqual(nothing);
  expect(await check(stranger, stranger.email)).toEqual(nothing);
});

test('200: a referred new user gets 25 gems once, even from ten tabs, with a ledger entry', async () => {
  const newcomer = await referred(3);
  const { body } = await setUp(newcomer);
  const answers = await Promise.all(Array.from({ length: 10 }, () => link(newcomer)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers.map(({ body: { gems_awarded } }) => gems_awarded).toSorted()).toEqual(
    [...Array(9).fill(0), 25].toSorted(),
  );
  expect(await gemsOf(newcomer)).toBe(25);
  expect((await link(newcomer)).body).toEqual({ gems_awarded: 0 });
  const userId = body.profile?.id ?? '';
  const again = await seed({ task: 'award', userId, cause: 'welcome#referral', gems: 25 });
  expect(again).toEqual(['entry']);
  expect(await gemsOf(newcomer)).toBe(25);
});

test('200: no gems are paid without a referral or for a referral after joining', async () => {
  const newcomer = await signUp();
  await setUp(newcomer);
  expect((await link(newcomer)).body).toEqual({ gems_awarded: 0 });
  await refer(await createPerson(), newcomer.email);
  expect((await link(newcomer)).body).toEqual({ gems_awarded: 0 });
});

test('403: gems are for students with a profile', async () => {
  const newcomer = await referred();
  expect(codeOf(await link(newcomer))).toBe('profile_incomplete');
  await setUp(newcomer, { account_type: 'teacher', age: 30 });
  expect(codeOf(await link(newcomer))).toBe('forbidden');
});

const school = ({ call }: Person | Newcomer, email: string) =>
  call(onboarding.checkSchool, { body: { email } });
const none = { status: 200, body: { has_school: false, school: null } };

test('200: the school comes from the invitation when the profile exists, and stays', async () => {
  const newcomer = await signUp({ school: 'Maple Street School' });
  expect(await school(newcomer, newcomer.email)).toEqual(none);
  await setUp(newcomer);
  const maple = { status: 200, body: { has_school: true, school: 'Maple Street School' } };
  const answers = await Promise.all([1, 2, 3].map(() => school(newcomer, newcomer.email)));
  expect(answers).toEqual([maple, maple, maple]);
  expect(await school(newcomer, newcomer.email.toUpperCase())).toEqual(maple);
  expect((await newcomer.call(users.me, {})).body.school).toBe('Maple Street School');
});

test('200: another user’s address gets the answer of an unknown one', async () => {
  const [newcomer, stranger] = [await signUp({ school: 'Maple' }), await createPerson()];
  await setUp(newcomer);
  expect(await school(stranger, newcomer.email)).toEqual(none);
  expect(await school(newcomer, stranger.email)).toEqual(none);
  expect((await stranger.call(users.me, {})).body.school).toBeNull();
});

test('200: the school stays if a grown-up answers after the invitation was deleted', async () => {
  const newcomer = await signUp({ account_type: 'student', school: 'Maple Street School' });
  await setUp(newcomer, { age: 9 });
  await advanceClock('P181D');
  const { body } = await school(await signedIn(newcomer.email), newcomer.email);
  expect(body).toEqual({ has_school: true, school: 'Maple Street School' });
  await resetClock();
});

test('200: a user has no school without a school in the invitation or without an invitation', async () => {
  const newcomer = await signUp();
  await setUp(newcomer);
  expect(await school(newcomer, newcomer.email)).toEqual(none);
  const member = await createPerson();
  expect(await school(member, member.email)).toEqual(none);
});

test('200: an invitation to another school after the profile exists changes nothing', async () => {
  const [operator, newcomer] = [await createPerson('operator'), await signUp()];
  await setUp(newcomer);
  const body = { emails: [newcomer.email], account_type: null, school: 'Pond School', consents: null };
  const answer = await operator.call(invitations.invite, { body });
  expect(answer.body.results).toEqual([{ email: newcomer.email, outcome: 'member' }]);
  expect(await school(newcomer, newcomer.email)).toEqual(none);
});

import { expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { noInterests } from '../../contract/rules/interests';
import type { OnboardingStep } from '../../contract/rules/onboarding';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { codeOf } from '../support/endpoints';
import { newAddress } from '../support/mail';
import { createAccount, makeOperator } from '../support/pool';
import { type Basics, basics, type Newcomer, nameDecided, setUp, signedIn, signUp } from '../support/sign-up';

const ages = { 'United States': 13, Europe: 16, India: 18, China: 14, Canada: 13 };
const state = async ({ call }: Newcomer) => (await call(onboarding.state, {})).body;
const agree = ({ call }: Newcomer) => call(onboarding.agree, { body: { terms_and_conditions: true } });

/** Continues from the stored state, like a user who returns on another day. */
const expectStep = async (who: Newcomer, step: OnboardingStep) => {
  const found = await state(who);
  expect(found.step).toBe(step);
  expect(await state(await signedIn(who.email))).toEqual(found);
  return found;
};

const interests = (who: Newcomer, given: object) => who.call(users.update, { body: { interests: given } });

/** Goes through all steps from the first sign-in, checking the state at each. */
const walk = async (who: Newcomer, given: Basics) => {
  expect(await expectStep(who, 'terms')).toMatchObject({ profile: null, consent: null, consent_ages: ages });
  expect((await agree(who)).body.step).toBe('basic');
  await expectStep(who, 'basic');
  const { body } = await who.call(onboarding.setUp, { body: given });
  const profile = await nameDecided(who);
  expect(await expectStep(who, 'interests')).toEqual({ ...body, profile });
  await interests(who, { hobbies: [' Drawing ', ''] });
  await expectStep(who, 'genres');
  await interests(who, { 'favorite genres': ['Fantasy'] });
  await expectStep(who, 'pastBooks');
  const { id } = await createBook({ processed: false });
  await who.call(onboarding.addPastBooks, { body: { past_books: [{ id, rating: 4 }] } });
  return expectStep(who, 'complete');
};

test.each([
  ['a student', 'student', 13, 'student', true],
  ['a teacher', 'teacher', 30, 'teacher', false],
  ['a parent', 'other', 40, 'parent', false],
] as const)(
  '200: the onboarding of %s stores each step separately',
  async (_, account_type, age, role, verified) => {
    const who = await signUp({ account_type });
    expect((await state(who)).account_types).toEqual([account_type]);
    const given = basics({ account_type, age });
    const { profile } = await walk(who, given);
    expect(profile).toMatchObject({
      ...given,
      email: who.email,
      role,
      verified,
      school: null,
      terms_and_conditions: true,
      interests: { ...noInterests, hobbies: ['Drawing'], 'favorite genres': ['Fantasy'] },
      points: 0,
      gems: 0,
      streak: 0,
    });
    expect((await who.call(users.me, {})).body).toEqual(profile);
  },
);

test('200: an operator needs no invitation, and only a name', async () => {
  const email = newAddress('operator');
  await createAccount(email);
  await makeOperator(email);
  const who = await signedIn(email);
  expect(await expectStep(who, 'terms')).toMatchObject({ account_types: ['other'], operator: true });
  expect(codeOf(await setUp(who, { account_type: 'student' }))).toBe('invitation_role');
  const { body } = await setUp(who, { account_type: 'other', age: 35 });
  expect(body).toMatchObject({ step: 'complete', profile: { role: 'operator' } });
  await nameDecided(who);
  await expectStep(who, 'complete');
});

test('200: an invitation without a limit leaves the choice of the account type', async () => {
  const who = await signUp();
  expect((await state(who)).account_types).toEqual(['student', 'teacher', 'other']);
});

test('200: a twelve-year-old waits for a grown-up before the other steps', async () => {
  const who = await signUp();
  const { body } = await setUp(who, { age: 12 });
  const waits = { status: 'not_asked', adult: null, asked_at: null };
  expect(body).toMatchObject({ step: 'consent', consent: waits, profile: { age: 12 } });
  await expectStep(who, 'consent');
  expect(codeOf(await interests(who, { hobbies: ['Drawing'] }))).toBe('consent_required');
  const { id } = await createBook({ processed: false });
  const past = { past_books: [{ id, rating: 5 }] };
  expect(codeOf(await who.call(onboarding.addPastBooks, { body: past }))).toBe('consent_required');
  expect(codeOf(await who.call(books.lists, {}))).toBe('consent_required');
});

test('200: a repeated agreement changes nothing, even with a profile', async () => {
  const who = await signUp();
  const answers = await Promise.all([agree(who), agree(who), agree(who)]);
  expect(answers.map(({ body }) => body.step)).toEqual(['basic', 'basic', 'basic']);
  expect((await agree(who)).body.step).toBe('basic');
  await who.call(onboarding.setUp, { body: basics() });
  await nameDecided(who);
  const before = await state(who);
  expect((await agree(who)).body).toEqual(before);
});

test.each([[{}], [{ terms_and_conditions: false }], [{ terms_and_conditions: 'true' }]])(
  '400: %j is not an agreement',
  async (body) => {
    const who = await signUp();
    expect(codeOf(await who.call(onboarding.agree, { body: body as never }))).toBe('invalid_input');
    expect((await state(who)).step).toBe('terms');
  },
);

test("403: another user's invitation cannot be used", async () => {
  const who = await signUp();
  await setUp(who);
  const stranger = newAddress();
  await createAccount(stranger);
  const account = await signedIn(stranger);
  for (const answer of [
    await account.call(onboarding.state, {}),
    await agree(account),
    await account.call(onboarding.setUp, { body: basics() }),
  ])
    expect(codeOf(answer)).toBe('not_invited');
});

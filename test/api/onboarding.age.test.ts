import { afterEach, expect, test } from '@jest/globals';
import { invitations } from '../../contract/invitations/endpoints';
import { resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson } from '../support/people';
import { setUp, signUp } from '../support/sign-up';

afterEach(resetClock);

test('403, 409: a user who is too young is not admitted with another age', async () => {
  const child = await signUp();
  expect(codeOf(await setUp(child, { age: 7 }))).toBe('too_young');
  for (const age of [8, 13, 40]) expect(codeOf(await setUp(child, { age }))).toBe('age_held');
  expect(codeOf(await setUp(child, { age: 7 }))).toBe('too_young');
});

test('409: a child who needs consent cannot avoid it with another age', async () => {
  const child = await signUp();
  expect(codeOf(await setUp(child, { age: 9, account_type: 'other' }))).toBe('adults_only');
  expect(codeOf(await setUp(child, { age: 13 }))).toBe('age_held');
  expect((await setUp(child, { age: 9 })).body).toMatchObject({ step: 'consent', profile: { age: 9 } });
});

test('200: a lower age is accepted', async () => {
  const child = await signUp();
  expect(codeOf(await setUp(child, { age: 14, account_type: 'teacher' }))).toBe('adults_only');
  expect((await setUp(child, { age: 10 })).body.profile?.age).toBe(10);
});

test('409: the first age of many simultaneous tries is binding', async () => {
  const child = await signUp();
  await setUp(child, { age: 7 });
  const tries = await Promise.all(Array.from({ length: 20 }, (_, i) => setUp(child, { age: 8 + i })));
  expect(new Set(tries.map(codeOf))).toEqual(new Set(['age_held']));
});

test('200: the age can be corrected after an operator sends the invitation again', async () => {
  const [operator, grownUp] = [await createPerson('operator'), await signUp()];
  const as = { account_type: 'teacher' as const };
  expect(codeOf(await setUp(grownUp, { ...as, age: 4 }))).toBe('too_young');
  const body = { email: grownUp.email, owner: 'operators' };
  expect((await operator.call(invitations.resend, { body })).status).toBe(200);
  expect((await setUp(grownUp, { ...as, age: 40 })).body.profile?.age).toBe(40);
});

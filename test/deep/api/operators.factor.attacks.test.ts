import { expect, test } from '@jest/globals';
import { audit } from '../../../contract/audit/endpoints';
import { operations } from '../../../contract/operations/endpoints';
import { codeOf } from '../../support/endpoints';
import {
  connectApp,
  createMember,
  idIn,
  refresh,
  refusalOf,
  setUp,
  signedIn,
  tokensOf,
  user,
} from '../../support/factor';
import { callsWith, createPerson, randomLetters } from '../../support/people';
import { askPool, createAccount, enrol, makeOperator } from '../../support/pool';

test('403: the sessions of before end, also those that a stranger with the password has begun', async () => {
  const member = await createMember();
  const stranger = await tokensOf(member.email);
  const calls = { call: callsWith(stranger.idToken) };
  await connectApp(member.accessToken);
  await setUp(member);
  await expect(refresh(stranger.refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect(await refusalOf(calls)).toBe('factor_required');
  const operator = await signedIn(member.email);
  expect((await setUp(calls)).status).toBe(200);
  expect(await refusalOf(operator)).toBeUndefined();
  expect(await refusalOf(calls)).toBe('factor_required');
});

test('403: a factor that a session has demanded at the pool, past the product, makes nobody an operator', async () => {
  const { email, accessToken } = await createMember();
  await connectApp(accessToken);
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await askPool('SetUserMFAPreference', { AccessToken: accessToken, SoftwareTokenMfaSettings });
  const later = await signedIn(email);
  expect(await refusalOf(later)).toBe('factor_required');
  expect((await setUp(later)).status).toBe(200);
  expect(await refusalOf(later)).toBe('factor_required');
  expect(await refusalOf(await signedIn(email))).toBeUndefined();
});

test.each([
  ['the command of the runbook', 'AdminSetUserMFAPreference'],
  ['the session itself', 'SetUserMFAPreference'],
])('403: an operator whose factor is removed by %s is refused at the next call', async (_by, operation) => {
  const operator = await createPerson('operator');
  const { accessToken: AccessToken } = await tokensOf(operator.email);
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  await askPool(operation, { ...user(operator), AccessToken, SoftwareTokenMfaSettings });
  expect(await refusalOf(operator)).toBe('factor_required');
  const later = await signedIn(operator.email);
  expect(await refusalOf(later)).toBe('factor_required');
  await connectApp((await tokensOf(operator.email)).accessToken);
  expect((await setUp(later)).status).toBe(200);
  expect(await refusalOf(await signedIn(operator.email))).toBeUndefined();
});

test('403: between the removal and the new factor, no session counts that the pool alone would let in', async () => {
  const [operator, colleague] = [await createPerson('operator'), await createPerson('operator')];
  const { id = '' } = (await idIn(operator, colleague.email)) ?? {};
  await operator.call(operations.removeFactor, { body: { id } });
  const stranger = await signedIn(colleague.email);
  await enrol(colleague.email);
  expect(await refusalOf(stranger)).toBe('factor_required');
});

test('403: the first operator finishes the profile before the factor', async () => {
  const email = `${randomLetters()}@operator.test`;
  await createAccount(email);
  await makeOperator(email);
  const newcomer = await signedIn(email);
  await connectApp((await tokensOf(email)).accessToken);
  expect(codeOf(await setUp(newcomer))).toBe('profile_incomplete');
  expect(codeOf(await newcomer.call(audit.actions, { query: {} }))).toBe('profile_incomplete');
});

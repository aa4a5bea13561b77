import { expect, test } from '@jest/globals';
import { operations } from '../../contract/operations/endpoints';
import { codeOf } from '../support/endpoints';
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
} from '../support/factor';
import { recordOf } from '../support/operators';
import { callsWith, createPerson } from '../support/people';
import { askPool, enrol } from '../support/pool';

test('200: a member of the group becomes an operator by an app, and at the next sign-in', async () => {
  const member = await createMember();
  expect(await refusalOf(member)).toBe('factor_required');
  await connectApp(member.accessToken);
  expect(await refusalOf(member)).toBe('factor_required');
  expect((await setUp(member)).status).toBe(200);
  expect(await refusalOf(member)).toBe('factor_required');
  const operator = await signedIn(member.email);
  expect(await refusalOf(operator)).toBeUndefined();
  expect(await recordOf(operator)).toEqual([['set_up_factor', member.email]]);
});

test('409: an app that has not shown a code yet is not demanded', async () => {
  const member = await createMember();
  expect(codeOf(await setUp(member))).toBe('factor_unverified');
  await askPool('AssociateSoftwareToken', { AccessToken: member.accessToken });
  expect(codeOf(await setUp(member))).toBe('factor_unverified');
  expect(await refusalOf(await signedIn(member.email))).toBe('factor_required');
});

test('200: a colleague removes the factor of a lost phone, which is on record, and it is set up again', async () => {
  const [operator, colleague] = [await createPerson('operator'), await createPerson('operator')];
  const before = await tokensOf(colleague.email);
  const { id = '', ...shown } = (await idIn(operator, colleague.email)) ?? {};
  expect(shown).toMatchObject({ email: colleague.email, has_factor: true, yours: false });
  const answer = await operator.call(operations.removeFactor, { body: { id } });
  expect(answer.body.operators).toContainEqual({ id, ...shown, has_factor: false });
  expect((await recordOf(operator))[0]).toEqual(['remove_factor', colleague.email]);
  expect(await refusalOf(colleague)).toBe('factor_required');
  await expect(refresh(before.refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const tokens = await tokensOf(colleague.email);
  const [stranger, again] = [await signedIn(colleague.email), { call: callsWith(tokens.idToken) }];
  expect(await refusalOf(again)).toBe('factor_required');
  await connectApp(tokens.accessToken);
  await setUp(again);
  expect(await refusalOf(stranger)).toBe('factor_required');
  expect(await refusalOf(await signedIn(colleague.email))).toBeUndefined();
});

test('403: nobody removes the own factor, by an address of the same mailbox neither', async () => {
  const operator = await createPerson('operator');
  const twin = await createPerson('operator', {}, operator.email.replace('@', '+twin@'));
  for (const one of [operator, twin]) {
    const { id = '' } = (await idIn(operator, one.email)) ?? {};
    expect(codeOf(await operator.call(operations.removeFactor, { body: { id } }))).toBe('factor_yours');
    expect(await refusalOf(one)).toBeUndefined();
  }
  expect(await recordOf(operator)).toEqual([]);
});

test('404: only the factor of an operator is removed', async () => {
  const [operator, parent] = [await createPerson('operator'), await createPerson('parent')];
  await enrol(parent.email);
  const answer = await operator.call(operations.removeFactor, { body: { id: parent.id } });
  expect(codeOf(answer)).toBe('operator_not_found');
  expect(await askPool('AdminGetUser', user(parent))).toMatchObject({
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
  });
});

test('403: somebody else sets nothing up', async () => {
  const parent = await createPerson('parent');
  await connectApp((await tokensOf(parent.email)).accessToken);
  expect(codeOf(await setUp(parent))).toBe('forbidden');
  expect(await askPool('AdminGetUser', user(parent))).not.toHaveProperty('UserMFASettingList');
});

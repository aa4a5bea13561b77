import { expect, test } from '@jest/globals';
import { flags } from '../../contract/flags/endpoints';
import { operations } from '../../contract/operations/endpoints';
import { codeOfStep, stepOf } from '../../local/totp';
import { ask, cloud } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { recordOf } from '../support/operators';
import { callsWith, createPerson, type Person, tokenOf } from '../support/people';
import { askPool, enrol, makeOperator } from '../support/pool';

const user = ({ email }: Pick<Person, 'email'>) => ({
  UserPoolId: cloud.identity.userPoolId,
  Username: email,
});

/** A member of the group who has a profile and no second factor. */
const createMember = async () => {
  const person = await createPerson('parent');
  await makeOperator(person.email);
  const tokens = await tokensOf(person.email);
  return { ...person, ...tokens, call: callsWith(tokens.idToken) };
};

const tokensOf = async (
  email: string,
): Promise<{ idToken: string; accessToken: string; refreshToken: string }> =>
  (await ask(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`)).body;

/** Registers an authenticator app. */
const connectApp = async (AccessToken: string) => {
  const { SecretCode } = await askPool('AssociateSoftwareToken', { AccessToken });
  const UserCode = codeOfStep(String(SecretCode), stepOf(Date.now()));
  return askPool('VerifySoftwareToken', { AccessToken, UserCode });
};

const refresh = (REFRESH_TOKEN: string) =>
  askPool('InitiateAuth', {
    ...{ ClientId: 'inkwrenlaptop', AuthFlow: 'REFRESH_TOKEN_AUTH' },
    AuthParameters: { REFRESH_TOKEN },
  });

/** The answer to a call that only operators may make: its code, or nothing. */
const refusalOf = async ({ call }: Pick<Person, 'call'>) => {
  const answer = await call(flags.open, { query: {} });
  return answer.status === 200 ? undefined : codeOf(answer);
};

const signedIn = async (email: string) => ({ call: callsWith(await tokenOf(email)) });

const setUp = ({ call }: Pick<Person, 'call'>) => call(operations.setUpFactor, {});

const idIn = async ({ call }: Pick<Person, 'call'>, email: string) => {
  const { operators } = (await call(operations.operators, {})).body;
  return operators.find((one) => one.email === email);
};

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

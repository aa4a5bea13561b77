import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Cognito, type CognitoOptions, openCognito } from '../../../local/cognito';
import { codeOfStep, stepOf, toBase32 } from '../../../local/totp';
import { signInBySrp } from '../../support/srp-client';

const [poolId, ClientId] = ['us-east-1_Test', 'test-client'];
const email = 'operator@inkwren.test';
const password = 'read-more-books-1';
const user = { UserPoolId: poolId, Username: email };
const active = { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
const inactive = { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } };
const mismatch = { name: 'CodeMismatchException', message: 'Invalid code received for user' };
const used = { name: 'ExpiredCodeException', message: 'Your software token has already been used once.' };
const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const halfMinute = 30_000;

/** The pool's time, in the middle of a half minute. It moves only when a test moves it. */
let time: number;
let cognito: Cognito, server: Server, aws: sdk.CognitoIdentityProvider;

const open = async (options: Partial<CognitoOptions> = {}) => {
  const pool = { region: 'us-east-1', poolId, clientId: ClientId, passwordPolicy: { minimumLength: 12 } };
  cognito = openCognito({
    ...pool,
    selfSignUp: false,
    softwareTokens: true,
    onMail: () => undefined,
    ...options,
  });
  server = createServer((request, response) => cognito.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
  aws = new sdk.CognitoIdentityProvider({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  await aws.adminCreateUser({ ...user, MessageAction: 'SUPPRESS' });
  await aws.adminSetUserPassword({ ...user, Password: password, Permanent: true });
};

beforeEach(() => {
  time = Math.floor(Date.now() / halfMinute) * halfMinute + halfMinute / 2;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  return open();
});

const close = () => {
  aws.destroy();
  server.close();
  server.closeAllConnections();
};

afterEach(() => {
  close();
  jest.restoreAllMocks();
});

const signIn = (secret = password) => signInBySrp(aws, { ClientId, secret, username: email });

const codeOf = (secret: string, off = 0) => codeOfStep(secret, stepOf(time) + off);

const answer = ({ Session, ChallengeName }: sdk.RespondToAuthChallengeResponse, code: string) =>
  aws.respondToAuthChallenge({
    ...{ ClientId, Session, ChallengeName },
    ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
  });

/** Registers an app and has it demanded. Returns the secret. The code of two half minutes before was used. */
const enrolled = async () => {
  const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
  const { SecretCode = '' } = await aws.associateSoftwareToken({ AccessToken });
  await aws.verifySoftwareToken({ AccessToken, UserCode: codeOf(SecretCode) });
  await aws.adminSetUserMFAPreference({ ...user, ...active });
  time += 2 * halfMinute;
  return SecretCode;
};

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of second %i is that of RFC 6238', (second, code) => {
  const secret = toBase32(Buffer.from('12345678901234567890'));
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(codeOfStep(secret, stepOf(second * 1000))).toBe(code);
});

test('a password opens a session until the factor is active, and then a challenge', async () => {
  expect(await aws.adminGetUser(user)).not.toHaveProperty('UserMFASettingList');
  const secret = await enrolled();
  expect(await aws.adminGetUser(user)).toMatchObject({
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  });
  const challenge = await signIn();
  expect(challenge).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  expect(challenge).not.toHaveProperty('AuthenticationResult');
  expect((await answer(challenge, codeOf(secret))).AuthenticationResult?.IdToken).toBeTruthy();
  await aws.adminSetUserMFAPreference({ ...user, ...inactive });
  expect((await signIn()).AuthenticationResult?.IdToken).toBeTruthy();
});

describe('a code', () => {
  test.each([-1, 0, 1])('of a clock that is %i half minutes wrong is right', async (off) => {
    const secret = await enrolled();
    expect((await answer(await signIn(), codeOf(secret, off))).AuthenticationResult).toBeDefined();
  });

  test.each([-2, 2])('of a clock that is %i half minutes wrong is wrong', async (off) => {
    const secret = await enrolled();
    await expect(answer(await signIn(), codeOf(secret, off))).rejects.toMatchObject(mismatch);
  });

  test('works once, and none before it works afterwards', async () => {
    const secret = await enrolled();
    await answer(await signIn(), codeOf(secret));
    await expect(answer(await signIn(), codeOf(secret))).rejects.toMatchObject(used);
    await expect(answer(await signIn(), codeOf(secret, -1))).rejects.toMatchObject(used);
    expect((await answer(await signIn(), codeOf(secret, 1))).AuthenticationResult).toBeDefined();
  });

  test('that has connected the app does not sign in', async () => {
    const secret = await enrolled();
    time -= 2 * halfMinute;
    await expect(answer(await signIn(), codeOf(secret))).rejects.toMatchObject(used);
  });

  test('may be typed again, while each wrong one counts for the lock, which a password does not end', async () => {
    const secret = await enrolled();
    const challenge = await signIn();
    await expect(answer(challenge, '000000')).rejects.toMatchObject(mismatch);
    await expect(answer(challenge, 'abc')).rejects.toMatchObject(mismatch);
    for (let n = 0; n < 3; n++)
      await expect(answer(await signIn(), '000000')).rejects.toMatchObject(mismatch);
    await expect(answer(challenge, codeOf(secret))).rejects.toMatchObject(locked);
    await expect(signIn()).rejects.toMatchObject(locked);
    time += 1000;
    await answer(challenge, codeOf(secret));
    time += halfMinute;
    await expect(answer(await signIn(), '000000')).rejects.toMatchObject(mismatch);
    expect((await answer(await signIn(), codeOf(secret))).AuthenticationResult).toBeDefined();
  });

  test('signs in with the challenge of its password only, once', async () => {
    const secret = await enrolled();
    const challenge = await signIn();
    await answer(challenge, codeOf(secret));
    time += halfMinute;
    await expect(answer(challenge, codeOf(secret))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

test('an app whose code was never right is not demanded, and does not replace the former one', async () => {
  const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
  await expect(aws.adminSetUserMFAPreference({ ...user, ...active })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
  const { SecretCode: other = '' } = await aws.associateSoftwareToken({ AccessToken });
  await expect(aws.verifySoftwareToken({ AccessToken, UserCode: '000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  });
  const secret = await enrolled();
  expect(secret).not.toBe(other);
  await aws.associateSoftwareToken({ AccessToken });
  expect((await answer(await signIn(), codeOf(secret))).AuthenticationResult).toBeDefined();
});

test('a temporary password leads to the code too', async () => {
  const secret = await enrolled();
  await aws.adminSetUserPassword({ ...user, Password: 'temporary-word-1', Permanent: false });
  const { Session, ChallengeName } = await signIn('temporary-word-1');
  const challenge = await aws.respondToAuthChallenge({
    ...{ ClientId, Session, ChallengeName },
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
  });
  expect(challenge).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  expect((await answer(challenge, codeOf(secret))).AuthenticationResult).toBeDefined();
});

test('the owner of an access token switches the factor off', async () => {
  const secret = await enrolled();
  const { AccessToken } = (await answer(await signIn(), codeOf(secret))).AuthenticationResult ?? {};
  expect(await aws.getUser({ AccessToken })).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] });
  await aws.setUserMFAPreference({ AccessToken, ...inactive });
  expect((await signIn()).AuthenticationResult).toBeDefined();
});

test('the laptop shows the code that works next', async () => {
  await enrolled();
  const [shown] = cognito.codes();
  expect(shown?.email).toBe(email);
  await answer(await signIn(), shown?.code ?? '');
  expect((await answer(await signIn(), cognito.codes()[0]?.code ?? '')).AuthenticationResult).toBeDefined();
});

test('a pool without software tokens refuses to connect an app', async () => {
  close();
  await open({ softwareTokens: false });
  const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
  await expect(aws.associateSoftwareToken({ AccessToken })).rejects.toMatchObject({
    name: 'SoftwareTokenMFANotFoundException',
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { type Cognito, type CognitoOptions, type Mail, openCognito } from '../../../local/cognito';
import { signInBySrp } from '../../support/srp-client';

const poolId = 'us-east-1_Test';
const clientId = 'test-client';
const client = { ClientId: clientId };
const email = 'ada@maple.test';
const password = 'read-more-books-1';
const user = { UserPoolId: poolId, Username: email };
const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const day = 24 * 3_600_000;

let directory: string, mails: Mail[], elapsed: number;
let cognito: Cognito, server: Server, aws: sdk.CognitoIdentityProvider;

const open = (options: Partial<CognitoOptions> = {}) => {
  const file = join(directory, 'cognito.json');
  const pool = { region: 'us-east-1', poolId, clientId, passwordPolicy: { minimumLength: 12 } };
  return openCognito({ ...pool, file, selfSignUp: false, onMail: (mail) => mails.push(mail), ...options });
};

beforeEach(async () => {
  elapsed = 0;
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + elapsed);
  directory = mkdtempSync(join(tmpdir(), 'cognito-'));
  mails = [];
  cognito = open();
  server = createServer((req, res) => cognito.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/cognito`;
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
  aws = new sdk.CognitoIdentityProvider({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  await aws.adminCreateUser({ ...user, UserAttributes, MessageAction: 'SUPPRESS' });
  await aws.adminSetUserPassword({ ...user, Password: password, Permanent: true });
});

afterEach(() => {
  aws.destroy();
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
  jest.restoreAllMocks();
});

const mailedSecret = () => mails.at(-1)?.text.match(/(\S+)\.$/)?.[1] ?? '';
const refresh = (REFRESH_TOKEN = '') =>
  aws.initiateAuth({ ...client, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } });

const signIn = (secret: string, username = email) => signInBySrp(aws, { ...client, secret, username });

test('signing in needs SRP and the right password, and accepts the address in upper or lower case', async () => {
  await expect(signIn('read-more-books-2')).rejects.toMatchObject(wrong);
  expect((await signIn(password, 'Ada@Maple.TEST')).AuthenticationResult?.ExpiresIn).toBe(3600);
  const inClear = aws.initiateAuth({ ...client, AuthFlow: 'USER_PASSWORD_AUTH' });
  await expect(inClear).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('an invited person signs in with the mailed password and must choose a good one', async () => {
  const invited = 'new@home.test';
  await aws.adminCreateUser({ ...user, Username: invited });
  const temporary = mailedSecret();
  const { ChallengeName, Session } = await signIn(temporary, invited);
  const choose = (NEW_PASSWORD: string) =>
    aws.respondToAuthChallenge({ ...client, ChallengeName, Session, ChallengeResponses: { NEW_PASSWORD } });
  await expect(choose('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  expect((await choose(password)).AuthenticationResult?.RefreshToken).toBeTruthy();
  await expect(signIn(temporary, invited)).rejects.toMatchObject(wrong);
  expect((await signIn(password, invited)).AuthenticationResult).toBeDefined();
});

test('failed tries lock the account increasingly long, even after restarts, until the right password clears the lock', async () => {
  for (let n = 0; n < 5; n++) await expect(signIn('wrong')).rejects.toMatchObject(wrong);
  cognito = open();
  await expect(signIn(password)).rejects.toMatchObject(locked);
  elapsed += 1_000;
  await expect(signIn('wrong')).rejects.toMatchObject(wrong);
  elapsed += 1_000;
  await expect(signIn(password)).rejects.toMatchObject(locked);
  elapsed += 1_000;
  await signIn(password);
  await expect(signIn('wrong')).rejects.toMatchObject(wrong);
  await signIn(password);
});

test('a disabled user is refused everywhere', async () => {
  const { AccessToken, RefreshToken } = (await signIn(password)).AuthenticationResult ?? {};
  await aws.adminDisableUser(user);
  const disabled = { name: 'NotAuthorizedException', message: 'User is disabled.' };
  await expect(signIn(password)).rejects.toMatchObject(disabled);
  await expect(refresh(RefreshToken)).rejects.toMatchObject(disabled);
  await expect(aws.getUser({ AccessToken })).rejects.toMatchObject(disabled);
});

test('aws-jwt-verify accepts both tokens, which contain the groups of the user', async () => {
  await aws.adminAddUserToGroup({ ...user, GroupName: 'student' });
  const { idToken, accessToken } = cognito.issueTokens(email);
  const verifier = CognitoJwtVerifier.create({ userPoolId: poolId, clientId, tokenUse: null });
  verifier.cacheJwks(cognito.jwks);
  const groups = { 'cognito:groups': ['student'] };
  expect(await verifier.verify(accessToken)).toMatchObject({ token_use: 'access', ...groups });
  expect(await verifier.verify(idToken)).toMatchObject({ token_use: 'id', email, email_verified: true });
});

test('a session can be refreshed for 30 days, also from a reopened file', async () => {
  const { RefreshToken } = (await signIn(password)).AuthenticationResult ?? {};
  cognito = open();
  elapsed += 29 * day;
  const { AccessToken } = (await refresh(RefreshToken)).AuthenticationResult ?? {};
  expect((await aws.getUser({ AccessToken })).UserAttributes).toContainEqual({ Name: 'email', Value: email });
  elapsed += 2 * day;
  await expect(refresh(RefreshToken)).rejects.toThrow('Refresh Token');
});

test('a global sign-out ends every session', async () => {
  const { accessToken, refreshToken } = cognito.issueTokens(email);
  await aws.globalSignOut({ AccessToken: cognito.issueTokens(email).accessToken });
  await expect(aws.getUser({ AccessToken: accessToken })).rejects.toThrow('Access Token has been revoked');
  await expect(refresh(refreshToken)).rejects.toThrow('Refresh Token has been revoked');
});

test('neither signing in nor a forgotten password reveals who has an account', async () => {
  for (let n = 0; n < 5; n++) await expect(signIn('wrong', 'no@pond.test')).rejects.toMatchObject(wrong);
  await expect(signIn('wrong', 'no@pond.test')).rejects.toMatchObject(locked);
  const known = await aws.forgotPassword({ ...client, ...user });
  const unknown = await aws.forgotPassword({ ...client, Username: 'anna@marsh.test' });
  expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
  expect(mails.map((mail) => mail.to)).toEqual([email]);
});

test('the mailed code replaces a forgotten password once, and cannot be guessed', async () => {
  const Password = 'read-even-more-2';
  const confirm = (ConfirmationCode: string) =>
    aws.confirmForgotPassword({ ...client, ...user, ConfirmationCode, Password });
  await aws.forgotPassword({ ...client, ...user });
  for (let n = 0; n < 5; n++) await expect(confirm('guess')).rejects.toThrow('Invalid verification code');
  await expect(confirm(mailedSecret())).rejects.toMatchObject({ name: 'LimitExceededException' });
  await aws.forgotPassword({ ...client, ...user });
  elapsed += day;
  await expect(confirm(mailedSecret())).rejects.toThrow('request a code again');
  await aws.forgotPassword({ ...client, ...user });
  await confirm(mailedSecret());
  await expect(confirm(mailedSecret())).rejects.toThrow('request a code again');
  await expect(signIn(password)).rejects.toMatchObject(wrong);
  expect((await signIn(Password)).AuthenticationResult).toBeDefined();
});

test('signing up invokes PreSignUp, returns its refusal, and accepts the mailed code', async () => {
  const friend = { ...client, Username: 'friend@home.test', Password: password };
  await expect(aws.signUp(friend)).rejects.toThrow('SignUp is not permitted for this user pool');
  const trigger = jest.fn(async (_source: string, event: unknown) => event);
  cognito = open({ selfSignUp: true, trigger });
  trigger.mockRejectedValueOnce(new Error('Not invited'));
  await expect(aws.signUp(friend)).rejects.toThrow('PreSignUp failed with error Not invited.');
  await aws.signUp(friend);
  await aws.confirmSignUp({ ...friend, ConfirmationCode: mailedSecret() });
  expect(trigger.mock.calls.map(([name]) => name)).toEqual(['PreSignUp', 'PreSignUp', 'PostConfirmation']);
  expect((await signIn(password, friend.Username)).AuthenticationResult).toBeDefined();
});

test('the owner of an access token can delete the account, after which the token is that of nobody', async () => {
  const { accessToken: AccessToken, refreshToken } = cognito.issueTokens(email);
  await expect(aws.deleteUser({ AccessToken: `${AccessToken}x` })).rejects.toThrow('Invalid Access Token');
  await aws.deleteUser({ AccessToken });
  const unknown = { name: 'UserNotFoundException', message: 'User does not exist.' };
  await expect(aws.deleteUser({ AccessToken })).rejects.toMatchObject(unknown);
  await expect(aws.getUser({ AccessToken })).rejects.toMatchObject(unknown);
  await expect(aws.adminGetUser(user)).rejects.toMatchObject(unknown);
  await expect(refresh(refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(signIn(password)).rejects.toMatchObject(wrong);
});

test('a token that was signed out, or whose user is disabled, deletes nobody', async () => {
  const { accessToken: AccessToken } = cognito.issueTokens(email);
  await aws.adminUserGlobalSignOut(user);
  await expect(aws.deleteUser({ AccessToken })).rejects.toThrow('Access Token has been revoked');
  await aws.adminDisableUser(user);
  await expect(aws.deleteUser({ AccessToken })).rejects.toThrow('User is disabled.');
  expect((await aws.adminGetUser(user)).Enabled).toBe(false);
});

test('users that were enabled again sign in, and their old sessions stay ended', async () => {
  const { accessToken: AccessToken, refreshToken } = cognito.issueTokens(email);
  await aws.adminDisableUser(user);
  await aws.adminEnableUser(user);
  await expect(aws.getUser({ AccessToken })).rejects.toThrow('Access Token has been revoked');
  await expect(refresh(refreshToken)).rejects.toThrow('Refresh Token has been revoked');
  expect((await signIn(password)).AuthenticationResult).toBeDefined();
});

test('admin operations on an unknown user are refused', async () => {
  const nobody = { ...user, Username: 'no@pond.test' };
  const unknown = { name: 'UserNotFoundException', message: 'User does not exist.' };
  for (const call of [
    aws.adminGetUser(nobody),
    aws.adminDeleteUser(nobody),
    aws.adminDisableUser(nobody),
    aws.adminEnableUser(nobody),
    aws.adminUserGlobalSignOut(nobody),
    aws.adminUpdateUserAttributes({ ...nobody, UserAttributes: [] }),
  ])
    await expect(call).rejects.toMatchObject(unknown);
});

test('users are listed by their id, by their address, and page by page', async () => {
  const { Username: id } = await aws.adminGetUser(user);
  await aws.adminCreateUser({ ...user, Username: 'ben@maple.test', MessageAction: 'SUPPRESS' });
  const pool = { UserPoolId: poolId };
  const found = async (Filter: string) =>
    (await aws.listUsers({ ...pool, Filter })).Users?.map(({ Username }) => Username);
  expect(await found(`sub = "${id}"`)).toEqual([id]);
  expect(await found(`email = "${email}"`)).toEqual([id]);
  expect(await found('email ^= "ada"')).toEqual([id]);
  expect(await found('sub = "nobody"')).toEqual([]);
  const wrongFilter = { name: 'InvalidParameterException' };
  await expect(found('custom:person = "1"')).rejects.toMatchObject(wrongFilter);
  await expect(aws.listUsers({ ...pool, Limit: 61 })).rejects.toMatchObject(wrongFilter);
  const first = await aws.listUsers({ ...pool, Limit: 1 });
  const second = await aws.listUsers({ ...pool, Limit: 1, PaginationToken: first.PaginationToken });
  expect([first, second].flatMap(({ Users = [] }) => Users)).toHaveLength(2);
  expect(first.Users).not.toEqual(second.Users);
  expect(second.PaginationToken).toBeUndefined();
});

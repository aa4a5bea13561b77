import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { dashboard } from '../../contract/dashboard/endpoints';
import type { Role } from '../../contract/endpoint';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { cloud, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { allConsents, callsWith, longAgo, meOf, randomLetters, tokenOf } from '../support/people';
import { askPool, createAccount, enrol, makeOperator } from '../support/pool';
import { connect } from '../support/sockets';

const user = (email: string) => ({ UserPoolId: cloud.identity.userPoolId, Username: email });
const named = (id: string) => [{ Name: 'custom:person', Value: id }];

/** A person whose id is not the `sub` of the account, as after a change of the address. */
const createTakenOver = async (role: Role = 'student') => {
  const id = randomUUID();
  const email = `${randomLetters()}@taken-over.test`;
  const sub = await createAccount(email);
  if (role === 'operator') await Promise.all([makeOperator(email), enrol(email)]);
  await askPool('AdminUpdateUserAttributes', { ...user(email), UserAttributes: named(id) });
  const account_type = role === 'student' ? 'student' : 'other';
  const age = role === 'student' ? 9 : 40;
  const of = { region: 'United States', account_type, age, verified: true, consents: allConsents } as const;
  await seed({ task: 'person', person: { id, email, username: `re ${randomLetters()}`, ...of } });
  if (role === 'operator') await seed({ task: 'factor', userId: id, at: longAgo });
  return { id, sub, email, call: callsWith(await tokenOf(email)) };
};

test('200: the person is whom the account names, at every door', async () => {
  const { id, sub, call } = await createTakenOver();
  expect(id).not.toBe(sub);
  expect((await meOf({ call })).id).toBe(id);
  expect((await call(dashboard.get, {})).body.me.id).toBe(id);
  expect((await call(onboarding.state, {})).body.profile?.id).toBe(id);
  (await connect({ call })).close();
});

test('200: operators are asked for in the pool by the account, not by the person', async () => {
  const { call, email } = await createTakenOver('operator');
  expect((await call(invitations.waitlist, { query: {} })).status).toBe(200);
  await askPool('AdminRemoveUserFromGroup', { ...user(email), GroupName: 'operators' });
  expect(codeOf(await call(invitations.waitlist, { query: {} }))).toBe('forbidden');
});

test('401: a token with another address than the record is from before the change', async () => {
  const { id } = await createTakenOver();
  const other = `${randomLetters()}@taken-over.test`;
  await createAccount(other);
  await askPool('AdminUpdateUserAttributes', { ...user(other), UserAttributes: named(id) });
  const call = callsWith(await tokenOf(other));
  for (const endpoint of [dashboard.get, onboarding.state])
    expect(codeOf(await call(endpoint, {}))).toBe('unauthenticated');
});

test('no client names another person, at the sign-up or later', async () => {
  const { id } = await createTakenOver();
  const email = `${randomLetters()}@evil.test`;
  await createAccount(email);
  const answer = await fetch(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const refusal = { name: 'NotAuthorizedException' };
  const change = { AccessToken: accessToken, UserAttributes: named(id) };
  await expect(askPool('UpdateUserAttributes', change)).rejects.toMatchObject(refusal);
  const newcomer = {
    ClientId: 'inkwrenlaptop',
    Username: `${randomLetters()}@evil.test`,
    Password: 'a-test-of-many-words',
    UserAttributes: named(id),
  };
  await expect(askPool('SignUp', newcomer)).rejects.toMatchObject(refusal);
  expect(codeOf(await callsWith(await tokenOf(email))(dashboard.get, {}))).toBe('profile_incomplete');
});

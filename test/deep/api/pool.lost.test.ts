import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from '@jest/globals';
import { madeUpAddress } from '../../../contract/rules/made-up-address';
import { type PersonRecord, recreateUsers } from '../../../lib/restore/recreate-users';
import { cloud, seed } from '../../support/cloud';
import { callsWith, createPerson, meOf, tokenOf } from '../../support/people';
import { askPool, createAccount } from '../../support/pool';

const { endpoint, userPoolId } = cloud.identity;
const client = new CognitoIdentityProviderClient({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});
const recreate = (...people: PersonRecord[]) => recreateUsers(client, userPoolId, people);

const user = (email: string) => ({ UserPoolId: userPoolId, Username: email });
const lose = ({ email }: Pick<PersonRecord, 'email'>) => askPool('AdminDeleteUser', user(email));
const inPool = (email: string) =>
  askPool('AdminGetUser', user(email)) as Promise<{
    Enabled: boolean;
    UserStatus: string;
    UserAttributes: { Name: string; Value: string }[];
  }>;
const attributesOf = async (email: string) =>
  Object.fromEntries((await inPool(email)).UserAttributes.map(({ Name, Value }) => [Name, Value]));

test('a person whose user is lost gets another one, and is the same person with the same points', async () => {
  const child = await createPerson();
  await seed({ task: 'award', userId: child.id, cause: 'quiz#before', points: 275 });
  await lose(child);
  expect(await recreate(child)).toEqual({ created: 1, present: 0, taken: [] });
  const { sub, ...attributes } = await attributesOf(child.email);
  expect(sub).not.toBe(child.id);
  expect(attributes).toMatchObject({ email_verified: 'true', 'custom:person': child.id });
  // Not a temporary password, which would expire, and could not be replaced by a code.
  expect((await inPool(child.email)).UserStatus).toBe('CONFIRMED');
  const call = callsWith(await tokenOf(child.email));
  expect(await meOf({ call })).toMatchObject({ id: child.id, points: 275 });
});

test('a second run changes nobody, neither the new users nor those who were never lost', async () => {
  const [lost, other] = [await createPerson(), await createPerson()];
  await lose(lost);
  await recreate(lost, other);
  const before = [await inPool(lost.email), await inPool(other.email)];
  expect(await recreate(lost, other)).toEqual({ created: 0, present: 2, taken: [] });
  expect([await inPool(lost.email), await inPool(other.email)]).toEqual(before);
});

test('a shut account stays shut', async () => {
  const leaving = await createPerson();
  await lose(leaving);
  await recreate({ ...leaving, deleting_at: '2026-11-24T10:00:00Z' });
  expect((await inPool(leaving.email)).Enabled).toBe(false);
});

test('a made-up address stays unverified, so that no code is mailed there', async () => {
  const id = 'a-child-without-an-address';
  await recreate({ id, email: madeUpAddress(id) });
  expect(await attributesOf(madeUpAddress(id))).toMatchObject({
    email_verified: 'false',
    'custom:person': id,
  });
});

test('nobody takes over the user of another person', async () => {
  const email = 'newcomer@home.test';
  await createAccount(email);
  const before = await inPool(email);
  expect(await recreate({ id: 'who-had-it-before', email })).toEqual({
    created: 0,
    present: 0,
    taken: ['who-had-it-before'],
  });
  expect(await inPool(email)).toEqual(before);
});

import { expect, test } from '@jest/globals';
import { feedback } from '../../contract/feedback/endpoints';
import { users } from '../../contract/users/endpoints';
import { ask, cloud } from '../support/cloud';
import { addressOf, createPerson } from '../support/people';

const byHttp = async (address: string, init: RequestInit = {}) => {
  const response = await fetch(address, init);
  return { status: response.status, body: await response.json() };
};

const me = () => addressOf(users.me, {});
const json = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } });

/** Most requests of the API tests use no socket, so that these must be answered in the same way. */
test.each([
  [200, 'a user', () => me(), {}],
  [200, 'a page for developers', () => `${cloud.url}/_local/queues`, {}],
  [400, 'a query outside ASCII', () => `${me()}?ñ=é%20🐦`, {}],
  [400, 'a body outside ASCII', () => addressOf(feedback.give, {}), json('{"ñ":"é🐦\ud800"}')],
  [400, 'a path with encoded bytes', () => `${cloud.url}/api/user/books/%ff/stage`, { method: 'PATCH' }],
  [401, 'another token', () => me(), { headers: { authorization: 'Bearer x' } }],
  [404, 'a path with dots', () => `${cloud.url}/api/../api/./nowhere`, {}],
  [413, 'a large body', () => addressOf(feedback.give, {}), json('x'.repeat(70_000))],
] as const)('%i: %s is answered with and without a socket alike', async (status, _, address, init) => {
  const { token } = await createPerson();
  const headers = { authorization: `Bearer ${token}`, ...('headers' in init && init.headers) };
  const answer = await ask(address(), { ...init, headers });
  expect(answer.status).toBe(status);
  expect(answer).toEqual(await byHttp(address(), { ...init, headers }));
});

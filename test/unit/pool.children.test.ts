import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { everybodyInPool } from '../../lambdas/accounts/pool';
import { sendJson } from '../../local/http';

const now = Date.parse('2026-11-16T08:40:00Z');

const userOf = (id: string, email: string, age: number) => ({
  Username: id,
  UserStatus: 'CONFIRMED',
  UserCreateDate: now / 1000 - age,
  Attributes: Object.entries({ sub: id, email, 'custom:person': id }).map(([Name, Value]) => ({
    Name,
    Value,
  })),
});

const pool = http.createServer((_, response) =>
  sendJson(response, 200, {
    Users: [
      userOf('ada', 'ada@maple.test', 7200),
      userOf('kit', madeUpAddress('kit'), 3601),
      userOf('pip', madeUpAddress('pip'), 3600),
    ],
  }),
);

beforeAll(async () => {
  Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => now });
  await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    USER_POOL_ID: 'us-east-1_pool',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${(pool.address() as AddressInfo).port}`,
  });
});
afterAll(() => void pool.close());

test('the sign-in of a child without an address may be somebody’s who is just being added, for an hour', async () => {
  const { people, ofChildren } = await everybodyInPool();
  expect([...people]).toEqual(['ada', 'kit', 'pip']);
  expect([...ofChildren.keys()]).toEqual(['kit']);
});

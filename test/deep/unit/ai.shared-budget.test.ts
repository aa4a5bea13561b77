import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { type DynamoDb, startDynamoDb } from '../../../local/dynamodb';
import { createTable } from '../../support/table';

let engine: DynamoDb;

beforeAll(async () => {
  engine = await startDynamoDb({});
  Object.assign(process.env, {
    STAGE: 'demo',
    CONSENT_AGES: '{}',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
  });
});
afterAll(() => engine.close());
beforeEach(async () => {
  process.env.TABLE_NAME = `Parts-${randomUUID()}`;
  await createTable(engine.url, process.env.TABLE_NAME);
});
afterEach(() => {
  jest.useRealTimers();
});

const shared = () =>
  require('../../../lambdas/accounts/shared-ai-budget') as typeof import('../../../lambdas/accounts/shared-ai-budget');

/** A budget of 5,000 units and plenty of money: five parts. */
const large = () => ({ owner: randomUUID(), limit: { units: 5000, micros: 5_000_000 } });
const hundred = { units: 100, micros: 0 };

const takeAll = async (budget: ReturnType<typeof large>, times: number) => {
  const parts: number[] = [];
  for (let time = 0; time < times; time++) {
    const taken = await shared().takeShared(budget, hundred);
    if (taken !== undefined) parts.push(taken.part);
  }
  return parts;
};

test('a large budget is spread over parts, and all of it can be taken, but not more', async () => {
  const parts = await takeAll(large(), 60);
  expect(parts).toHaveLength(50);
  for (const part of [0, 1, 2, 3, 4]) expect(parts.filter((one) => one === part)).toHaveLength(10);
});

test('80 simultaneous calls take no more than the limit', async () => {
  const budget = large();
  const all = await Promise.all(Array.from({ length: 80 }, () => shared().takeShared(budget, hundred)));
  expect(all.filter((one) => one !== undefined)).toHaveLength(50);
});

test('a limit that its parts do not divide is still taken whole', async () => {
  const budget = { owner: randomUUID(), limit: { units: 1003, micros: 1000 } };
  const half = { units: 501, micros: 0 };
  expect(await shared().takeShared(budget, half)).toBeDefined();
  expect(await shared().takeShared(budget, half)).toBeDefined();
  expect(await shared().takeShared(budget, { units: 1, micros: 0 })).toBeDefined();
  expect(await shared().takeShared(budget, { units: 1, micros: 0 })).toBeUndefined();
});

test('a used-up budget is not asked of the table again for a minute, and then is', async () => {
  const budget = large();
  await takeAll(budget, 51);
  const sent = jest.spyOn(
    (
      require('../../../lambdas/platform/table/client') as typeof import('../../../lambdas/platform/table/client')
    ).dynamo,
    'send',
  );
  expect(await shared().takeShared(budget, hundred)).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
  jest.useFakeTimers({ now: Date.now() + 60_001, doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
  expect(await shared().takeShared(budget, hundred)).toBeUndefined();
  expect(sent).toHaveBeenCalled();
});

test('what is given back can be taken again, once', async () => {
  const budget = large();
  await takeAll(budget, 51);
  await shared().giveBackShared(budget, hundred);
  expect(await takeAll(budget, 3)).toHaveLength(1);
});

test('nothing is given back that was not taken', async () => {
  const budget = large();
  await shared().giveBackShared(budget, hundred);
  expect(await takeAll(budget, 60)).toHaveLength(50);
});

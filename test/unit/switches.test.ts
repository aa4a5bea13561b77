import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { type DynamoDb, startDynamoDb } from '../../local/dynamodb';
import { createTable } from '../support/table';

type Switches = typeof import('../../lambdas/platform/switches');

let engine: DynamoDb;
let switches: Switches;
let table: string;

beforeAll(async () => {
  engine = await startDynamoDb({});
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
  });
});
afterAll(() => engine.close());
beforeEach(async () => {
  table = `Switches-${randomUUID()}`;
  process.env.TABLE_NAME = table;
  await createTable(engine.url, table);
  jest.resetModules();
  switches = require('../../lambdas/platform/switches');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const throwChat = (off: boolean) =>
  switches.switches.put({
    off: off ? [{ kind: 'chat' as const, at: '2026-11-28T00:00:00.000Z', why: 'A test' }] : [],
    version: 1,
  });

const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

test('what is known holds for 50 seconds, and not a moment longer', async () => {
  expect(await switches.isOff('chat')).toBe(false);
  await throwChat(true);
  pass(49.999);
  expect(await switches.isOff('chat')).toBe(false);
  pass(0.001);
  expect(await switches.isOff('chat')).toBe(true);
});

test('a clock that is set back does not prolong it', async () => {
  expect(await switches.isOff('chat')).toBe(false);
  await throwChat(true);
  pass(-3600);
  expect(await switches.isOff('chat')).toBe(true);
});

test('while the table does not answer, its last answer holds, and the first call after that asks again', async () => {
  await throwChat(true);
  expect(await switches.isOff('chat')).toBe(true);
  process.env.TABLE_NAME = 'Elsewhere';
  for (let minute = 1; minute <= 3; minute++) {
    pass(60);
    expect(await switches.isOff('chat')).toBe(true);
  }
  process.env.TABLE_NAME = table;
  await throwChat(false);
  expect(await switches.isOff('chat')).toBe(false);
});

test('a function that has never had an answer throws, and has one as soon as the table answers', async () => {
  process.env.TABLE_NAME = 'Elsewhere';
  await expect(switches.isOff('chat')).rejects.toThrow();
  process.env.TABLE_NAME = table;
  expect(await switches.isOff('chat')).toBe(false);
});

test('only what has a switch can be off', async () => {
  await throwChat(true);
  await expect(switches.mustBeOn('chat')).rejects.toMatchObject({ code: 'paused' });
  await switches.mustBeOn('screen');
  await switches.mustBeOn('voice');
});

test('a kind of a later version that was rolled back is ignored', async () => {
  await switches.switches.put({
    off: ['chat', 'teleport'].map((kind) => ({ kind, at: '2026-11-28T00:00:00.000Z', why: 'A test' })),
    version: 1,
  });
  expect([...(await switches.switchedOff())]).toEqual(['chat']);
});

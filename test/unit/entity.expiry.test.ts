import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { absent, any, below, equal } from '../../lambdas/platform/table/condition';
import { entity } from '../../lambdas/platform/table/entity';
import { transact } from '../../lambdas/platform/table/transact';
import { startDynamoDb } from '../../local/dynamodb';

const day = 86_400_000;
const clock = { now: Date.parse('2026-11-18T15:00:00Z') };

const notes = entity({
  name: 'Note',
  schema: z.object({ id: z.string(), count: z.int(), left: z.optional(z.string()) }),
  key: ({ id }: { id: string }) => ({ pk: 'NOTES', sk: `NOTE#${id}` }),
  retention: { days: 10 },
  onDeletion: 'nobody',
});

/** The write units of each call. */
const writes: number[] = [];
let engine: Awaited<ReturnType<typeof startDynamoDb>>;
beforeAll(async () => {
  Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => clock.now });
  engine = await startDynamoDb({ onUsage: ({ writeUnits }) => writes.push(writeUnits) });
  Object.assign(process.env, {
    TABLE_NAME: 'Notes',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
  });
  const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  const client = new DynamoDB({ endpoint: engine.url });
  await client.createTable({
    TableName: 'Notes',
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk', 'list', 'listed_at'].map(string),
    KeySchema: keys('pk', 'sk'),
    GlobalSecondaryIndexes: [
      {
        IndexName: 'listing',
        KeySchema: keys('list', 'listed_at'),
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  });
  client.destroy();
});
afterAll(() => engine.close());

let made = 0;
/** The id of an item that has expired and is still stored. */
const stale = async (count = 5): Promise<string> => {
  const id = `stale-${String(made++).padStart(3, '0')}`;
  await notes.put({ id, count, left: 'behind', list: 'NOTES', listed_at: new Date(clock.now).toISOString() });
  clock.now += 11 * day;
  return id;
};
const found = (id: string) => notes.get({ id }, { consistent: true });

beforeEach(() => {
  clock.now += 100 * day;
});

const kept = { days: 10 };
const letters = entity({
  name: 'Letter',
  schema: z.object({ id: z.string(), liked: z.boolean() }),
  key: ({ id }: { id: string }) => ({ pk: 'NOTES', sk: `LETTER#${id}` }),
  onDeletion: 'nobody',
  retention: {
    get days() {
      return kept.days;
    },
    fromCreation: true,
  },
});

test('with fromCreation the days of the first write count, and a change does not prolong them', async () => {
  await letters.create({ id: 'a', liked: false });
  kept.days = 100;
  clock.now += 9 * day;
  expect(await letters.update({ id: 'a' }, { set: { liked: true } })).toBe(true);
  expect((await letters.get({ id: 'a' }))?.liked).toBe(true);
  clock.now += 2 * day;
  expect(await letters.get({ id: 'a' })).toBeUndefined();
});

test('with fromCreation an update that creates the item sets its expiry', async () => {
  kept.days = 10;
  await letters.update({ id: 'b' }, { set: { id: 'b', liked: true } });
  clock.now += 9 * day;
  expect(await letters.get({ id: 'b' })).toBeDefined();
  clock.now += 2 * day;
  expect(await letters.get({ id: 'b' })).toBeUndefined();
});

test('an expired item that is still stored is not found', async () => {
  const id = await stale();
  expect(await found(id)).toBeUndefined();
  expect(await notes.getMany([{ id }])).toEqual([]);
});

test.each([
  ['created', (id: string) => notes.create({ id, count: 1 })],
  ['put if it is absent', (id: string) => notes.put({ id, count: 1 }, absent('count'))],
  ['counted up from nothing', (id: string) => notes.update({ id }, { set: { id }, add: { count: 1 } })],
  [
    'counted up below a limit',
    (id: string) =>
      notes.update({ id }, { set: { id }, add: { count: 1 } }, any(absent('count'), below('count', 3))),
  ],
  [
    'created in a transaction',
    async (id: string) => (await transact({ made: notes.creating({ id, count: 1 }) })).length === 0,
  ],
])('an item can be %s in its place without any of its values', async (_, write) => {
  const id = await stale();
  expect(await write(id)).toBe(true);
  expect(await found(id)).toEqual({ id, count: 1 });
});

test('twenty simultaneous increments in its place all count', async () => {
  const id = await stale();
  await Promise.all(
    Array.from({ length: 20 }, () => notes.update({ id }, { set: { id }, add: { count: 1 } })),
  );
  expect(await found(id)).toEqual({ id, count: 20 });
});

test('an item at its limit stays at its limit', async () => {
  const id = await stale();
  const count = () => notes.update({ id }, { add: { count: 1 } }, any(absent('count'), below('count', 3)));
  expect(await Promise.all([count(), count(), count(), count()])).toEqual(
    expect.arrayContaining([true, true, true, false]),
  );
  expect(await count()).toBe(false);
});

test('a refused change costs one write while the item is live, and one more try when it has expired', async () => {
  const id = await stale();
  const full = () => notes.update({ id }, { set: { id, count: 1 } }, any(absent('count'), below('count', 1)));
  writes.length = 0;
  expect([await full(), writes]).toEqual([true, [1, 2]]);
  writes.length = 0;
  expect([await full(), writes]).toEqual([false, [1]]);
  clock.now += 10 * day;
  expect(await full()).toBe(false);
  clock.now += 1000;
  expect([await full(), (await found(id))?.left]).toEqual([true, undefined]);
});

test('a condition on its old values fails', async () => {
  const id = await stale();
  expect(await notes.update({ id }, { set: { count: 6 } }, equal('count', 5))).toBe(false);
  expect(await transact({ changed: notes.updating({ id }, { set: { count: 6 } }) })).toEqual(['changed']);
  expect(await found(id)).toBeUndefined();
});

test('lists skip expired items and have the requested length', async () => {
  await stale();
  await stale();
  for (const id of ['x', 'y', 'z'])
    await notes.put({ id, count: 1, list: 'NOTES', listed_at: new Date(clock.now++).toISOString() });
  expect((await notes.list('NOTES', 'NOTE#', { limit: 2 })).map(({ id }) => id)).toEqual(['x', 'y']);
  expect((await notes.all('NOTES')).map(({ id }) => id)).toEqual(['x', 'y', 'z']);
  const first = await notes.page('NOTES', { limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(['x', 'y']);
  const second = await notes.page('NOTES', { limit: 2, cursor: first.next ?? '' });
  expect(second).toMatchObject({ items: [{ id: 'z' }], next: null });
});

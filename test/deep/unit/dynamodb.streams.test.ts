import { cpSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ChangeLog } from '../../../local/dynamodb/change-log';
import { openStore } from '../../../local/dynamodb/store';
import { afterwards, temporaryFolder } from '../../support/clean-up';
import { add, crowd, errorOf, isNew, open, put, remove, TableName } from '../../support/dynamodb';

const stringOf = (value: unknown) => ({ S: value });

test('a stream has the changes of each write in order, and those of a transaction entirely or not at all', async () => {
  const { db, transact, read } = await open(undefined, [TableName]);
  await db.put({ TableName, Item: { pk: 'a', points: 1 } });
  await db.put({ TableName, Item: { pk: 'a', points: 1 } });
  await db.update(add('a', 2));
  expect(await errorOf(db.put({ ...isNew, Item: { pk: 'a', points: 9 } }))).toBeDefined();
  expect(await errorOf(transact([put('b'), { Put: { ...isNew, Item: { pk: 'a' } } }]))).toBeDefined();
  const ConditionCheck = { TableName, Key: { pk: 'a' }, ConditionExpression: 'attribute_exists(pk)' };
  await transact([put('b'), { ConditionCheck }, remove('nobody')], 'token');
  await transact([put('b'), { ConditionCheck }, remove('nobody')], 'token');
  await db.batchWrite({ RequestItems: { [TableName]: [{ DeleteRequest: { Key: { pk: 'b' } } }] } });
  await db.delete(remove('a').Delete);
  const [a, b] = [{ pk: stringOf('a') }, { pk: stringOf('b') }];
  const [one, three] = [
    { ...a, points: { N: '1' } },
    { ...a, points: { N: '3' } },
  ];
  const told = (await read()).map(({ keys, oldImage, newImage }) => [keys, oldImage, newImage]);
  expect(told).toEqual([
    [a, undefined, one],
    [a, one, three],
    [b, undefined, b],
    [b, b, undefined],
    [a, three, undefined],
  ]);
});

test('a table that is killed during writes has exactly the changes of its stream', async () => {
  const path = temporaryFolder();
  const { transact } = await open(path, [TableName]);
  const names = ['p', 'q', 'r', 's', 't'];
  await transact(names.map((pk) => put(pk, { points: 20 })));
  const half = Promise.withResolvers<void>();
  const transfers = crowd(150, (i) => {
    if (i === 75) half.resolve();
    const [from = '', to = ''] = [names[i % 5], names[(i + 1 + (i % 4)) % 5]];
    return transact([{ Update: add(from, -1, -300) }, { Update: add(to, 1, -300) }]);
  });
  await half.promise;
  // A kill would leave the present content of the disk.
  const left = temporaryFolder();
  cpSync(path, left, { recursive: true });
  expect(await transfers).toEqual([]);
  const killed = await open(left, [TableName]);
  const images = new Map<unknown, unknown>();
  const numbers: string[] = [];
  for (const { keys, oldImage, newImage, sequenceNumber } of await killed.read()) {
    expect(oldImage).toEqual(images.get(keys.pk?.S));
    images.set(keys.pk?.S, newImage);
    numbers.push(sequenceNumber);
  }
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers).toEqual([...new Set(numbers)].sort());
  for (const pk of names)
    expect(images.get(pk)).toEqual({ pk: { S: pk }, points: { N: String((await killed.get(pk))?.points) } });
});

test('a record is not readable before all earlier ones are stored', async () => {
  const store = await openStore(undefined);
  afterwards(() => store.db.close());
  const log = await ChangeLog.load(store, { tables: [TableName], now: Date.now });
  const { batch } = store.db;
  const { promise: slow, resolve: release } = Promise.withResolvers<void>();
  store.db.batch = (operations) => slow.then(() => batch(operations));
  const first = log.commit([], [{ table: TableName, keys: {} }]);
  store.db.batch = batch;
  await log.commit([], [{ table: TableName, keys: {} }]);
  const reading = log.reader(TableName, 'reader').read({ limit: 10 }, new AbortController().signal);
  release();
  await first;
  expect(await reading).toHaveLength(2);
});

test('a reader continues at its place after a restart, and sequence numbers continue when all records are deleted', async () => {
  const path = temporaryFolder();
  const first = await open(path, [TableName]);
  await first.transact([put('a'), put('b'), put('c')]);
  const [a, , c] = await first.read();
  await first.reader.advance(a?.sequenceNumber ?? '');
  expect((await first.read()).map(({ keys }) => keys.pk?.S)).toEqual(['b', 'c']);
  await first.reader.advance(c?.sequenceNumber ?? '');
  await first.close();
  const second = await open(path, [TableName]);
  const waiting = second.read();
  await second.transact([put('d')]);
  const [d] = await waiting;
  expect(d?.keys).toEqual({ pk: stringOf('d') });
  expect(BigInt(d?.sequenceNumber ?? 0)).toBeGreaterThan(BigInt(c?.sequenceNumber ?? 0));
});

test('a table without a stream keeps no records', async () => {
  const path = temporaryFolder();
  const plain = await open(path);
  await plain.transact([put('a')]);
  await plain.close();
  const streamed = await open(path, [TableName]);
  await streamed.transact([put('b')]);
  expect((await streamed.read()).map(({ keys }) => keys.pk?.S)).toEqual(['b']);
});

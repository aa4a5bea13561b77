import * as aws from '@aws-sdk/client-dynamodb';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/clean-up';
import { add, crowd, errorOf, isNew, open, put, remove, TableName } from '../../support/dynamodb';

test('a transaction commits its put, update and delete together, and its checks change nothing', async () => {
  const { transact, get } = await open();
  await transact([put('a', { points: 1 }), put('b'), put('c')]);
  const ConditionCheck = { TableName, Key: { pk: 'b' }, ConditionExpression: 'attribute_exists(pk)' };
  await transact([{ Update: add('a', 4) }, { ConditionCheck }, remove('c'), put('d')]);
  const found = await Promise.all(['a', 'b', 'c', 'd'].map(get));
  expect(found.map((item) => item && (item.points ?? 'there'))).toEqual([5, 'there', undefined, 'there']);
});

test('two operations on one item are refused', async () => {
  const { transact } = await open();
  expect(await errorOf(transact([put('a'), remove('a')]))).toMatchObject({ name: 'ValidationException' });
});

test('a cancelled transaction writes nothing and returns its reasons in order, with the old item on request', async () => {
  const { transact, get } = await open();
  await transact([put('a', { points: 1 })]);
  const ConditionCheck = { ...isNew, Key: { pk: 'a' } };
  const error = await errorOf(transact([put('b'), { ConditionCheck }, remove(7)]));
  expect(error).toBeInstanceOf(aws.TransactionCanceledException);
  expect(error.CancellationReasons).toMatchObject([
    { Code: 'None' },
    { Code: 'ConditionalCheckFailed', Item: { pk: { S: 'a' }, points: { N: '1' } } },
    { Code: 'ValidationError' },
  ]);
  expect(await get('b')).toBeUndefined();
});

test('a request repeated with its token applies once, also after reopening; a different one is refused', async () => {
  const path = temporaryFolder();
  const first = await open(path);
  await first.transact([put('a', { points: 0 })]);
  const repeated = await Promise.all(
    [1, 2, 3].map(() => errorOf(first.transact([{ Update: add('a', 5) }], 'token'))),
  );
  for (const error of repeated.filter(Boolean))
    expect(error).toBeInstanceOf(aws.TransactionInProgressException);
  const mismatch = await errorOf(first.transact([{ Update: add('a', 6) }], 'token'));
  expect(mismatch).toBeInstanceOf(aws.IdempotentParameterMismatchException);
  await first.close();
  const second = await open(path);
  await second.transact([{ Update: add('a', 5) }], 'token');
  expect(await second.get('a')).toEqual({ pk: 'a', points: 5 });
});

test('concurrent transfers between 5 balances conserve the sum and never go negative', async () => {
  const { db, transact } = await open();
  const names = ['p', 'q', 'r', 's', 't'];
  await transact(names.map((pk) => put(pk, { points: 20 })));
  let done = false;
  const transfers = crowd(100, (i) => {
    const [from = '', to = ''] = [names[i % 5], names[(i + 1 + (i % 4)) % 5]];
    return transact([{ Update: add(from, -7, 7) }, { Update: add(to, 7) }]);
  }).finally(() => (done = true));
  const gets = names.map((pk) => ({ Get: { TableName, Key: { pk } } }));
  const check = async () => {
    const { Responses } = await db.transactGet({ TransactItems: gets });
    const points = Responses?.map(({ Item }) => Item?.points as number) ?? [];
    const sum = points.reduce((total, each) => total + each, 0);
    expect({ sum, isNegative: Math.min(...points) < 0 }).toEqual({ sum: 100, isNegative: false });
  };
  // A snapshot during a transfer is refused.
  while (!done)
    await check().catch(
      ({ name, message }) => name === 'TransactionCanceledException' || Promise.reject(new Error(message)),
    );
  await check();
  for (const { name } of await transfers) expect(name).toBe('TransactionCanceledException');
});

test('exactly one of several conflicting conditional puts succeeds, single or in transactions', async () => {
  const { db, transact } = await open();
  const attempts = Array.from({ length: 40 }, (_, i) => {
    const request = { ...isNew, Item: { pk: 'name', i } };
    return errorOf(i % 2 ? db.put(request) : transact([{ Put: request }, put(`other-${i}`)]));
  });
  expect((await Promise.all(attempts)).filter((error) => !error)).toHaveLength(1);
});

test('an index follows transactions, and keeps and pages items whose index keys are equal', async () => {
  const { transact, inRoom } = await open();
  // The hashes of the last two begin with the same 24 bits, and dynalite's index distinguishes items by these bits only.
  await transact(['a', 'b', 'k2345', 'k4014'].map((pk) => put(pk, { room: 'red', rank: '1' })));
  await transact([put('a', { room: 'blue', rank: '1' }), remove('b')]);
  expect((await inRoom('blue')).Items).toEqual([{ pk: 'a', room: 'blue', rank: '1' }]);
  const { Items, LastEvaluatedKey } = await inRoom('red', 1);
  const rest = await inRoom('red', 10, LastEvaluatedKey);
  expect([Items, rest.Items].flat().map((item) => item?.pk)).toEqual(['k2345', 'k4014']);
});

test('usage is counted as on AWS: transactions twice, eventual reads half, index writes added', async () => {
  const { db, transact, inRoom, usages } = await open();
  const [Key, Item] = [{ pk: 'a' }, { pk: 'a', room: 'red', rank: '1', text: 'x'.repeat(1500) }];
  expect(await db.put({ TableName, Item })).not.toHaveProperty('ConsumedCapacity');
  await db.put({ TableName, Item });
  await transact([{ Put: { TableName, Item: { ...Item, rank: '2' } } }, put('b')]);
  await db.batchWrite({ RequestItems: { [TableName]: [{ DeleteRequest: { Key: { pk: 'b' } } }] } });
  await db.get({ TableName, Key });
  await db.batchGet({ RequestItems: { [TableName]: { Keys: [Key, { pk: 'z' }] } } });
  await inRoom('empty');
  await db.transactGet({ TransactItems: [{ Get: { TableName, Key } }] });
  expect(usages.map(({ operation, readUnits, writeUnits }) => [operation, readUnits, writeUnits])).toEqual([
    ['PutItem', 0, 2 + 2],
    ['PutItem', 0, 2],
    ['TransactWriteItems', 0, 2 * (2 + 1) + 2 + 2],
    ['BatchWriteItem', 0, 1],
    ['GetItem', 0.5, 0],
    ['BatchGetItem', 1, 0],
    ['Query', 0.5, 0],
    ['TransactGetItems', 2, 0],
  ]);
});

test('a single write whose condition fails returns the old item on request', async () => {
  const { db } = await open();
  await db.put({ TableName, Item: { pk: 'a' } });
  const failing = { ...isNew, Key: { pk: 'a' } };
  const whole = { ...failing, Item: { pk: 'a' }, UpdateExpression: 'REMOVE points' };
  const writes = [db.put(whole), db.update(whole), db.delete(failing)];
  for (const error of await Promise.all(writes.map(errorOf))) {
    expect(error).toBeInstanceOf(aws.ConditionalCheckFailedException);
    expect(error.Item).toEqual({ pk: { S: 'a' } });
  }
});

test('an item over 400 KB, in bytes of UTF-8, and a Scan are refused', async () => {
  const { db, raw } = await open();
  const texts = ['x'.repeat(400 * 1024), 'é'.repeat(201 * 1024)];
  const requests = [...texts.map((text) => db.put(put('a', { text }).Put)), raw.scan({ TableName })];
  for (const { name } of await Promise.all(requests.map(errorOf))) expect(name).toBe('ValidationException');
});

test('a query for a key with an empty text is refused, and one with a text is not', async () => {
  const { db } = await open();
  const query = (pk: string) => ({
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });
  expect(await errorOf(db.query(query('')))).toMatchObject({ name: 'ValidationException' });
  expect((await db.query(query('a'))).Items).toEqual([]);
});

test('items and the time to live persist when the folder is closed and reopened', async () => {
  const path = temporaryFolder();
  const first = await open(path);
  const TimeToLiveSpecification = { AttributeName: 'expires', Enabled: true };
  await first.raw.updateTimeToLive({ TableName, TimeToLiveSpecification });
  await first.transact([put('a', { expires: 1 })]);
  await first.close();
  const second = await open(path);
  expect(await second.get('a')).toEqual({ pk: 'a', expires: 1 });
  const described = await second.raw.describeTimeToLive({ TableName });
  expect(described.TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED' });
});

test('a repeated expression applies the values of each request, and each invalid request is refused', async () => {
  const { db, transact, get } = await open();
  await transact([put('a', { points: 1 }), put('b', { points: 20 })]);
  for (const [pk, points] of [
    ['a', 2],
    ['b', 30],
    ['a', 4],
  ] as const)
    await db.update(add(pk, points));
  expect([await get('a'), await get('b')]).toEqual([
    { pk: 'a', points: 7 },
    { pk: 'b', points: 50 },
  ]);
  expect(await errorOf(db.update(add('a', 1, 8)))).toMatchObject({ name: 'ConditionalCheckFailedException' });
  const values = { ':points': 1, ':floor': 0 };
  const wrong: object[] = [{ ...values, ':unused': 1 }, { ':floor': 0 }, { ...values, ':points': 'one' }];
  for (const ExpressionAttributeValues of wrong) {
    const request = db.update({ ...add('a', 1), ExpressionAttributeValues } as ReturnType<typeof add>);
    expect(await errorOf(request)).toMatchObject({ name: 'ValidationException' });
  }
  expect(await get('a')).toEqual({ pk: 'a', points: 7 });
});

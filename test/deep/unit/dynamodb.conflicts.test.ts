import { expect, test } from '@jest/globals';
import { ChangeLog } from '../../../local/dynamodb/change-log';
import { Conflicts } from '../../../local/dynamodb/conflicts';
import type { Body, Engine } from '../../../local/dynamodb/engine';
import { IdempotencyTokens } from '../../../local/dynamodb/idempotency-tokens';
import { lockNames, place } from '../../../local/dynamodb/item-write';
import { LateIndexes } from '../../../local/dynamodb/late-indexes';
import { Locks } from '../../../local/dynamodb/locks';
import { Meter } from '../../../local/dynamodb/meter';
import { OPERATIONS } from '../../../local/dynamodb/operations';
import { openStore } from '../../../local/dynamodb/store';
import { errorOf } from '../../support/dynamodb';

const TableName = 'house';
const keyOf = (pk: string) => ({ pk: { S: pk } });
const put = (pk: string) => ({ Put: { TableName, Item: keyOf(pk) } });

/** The engine behind the server, in which a test can keep a transaction in progress. */
const openEngine = async (provoked?: () => number) => {
  const store = await openStore(undefined);
  const engine: Engine = {
    store,
    locks: new Locks(),
    conflicts: new Conflicts(provoked),
    tokens: await IdempotencyTokens.load(store),
    changes: await ChangeLog.load(store, { tables: [], now: Date.now }),
    indexes: new LateIndexes(store),
  };
  const run = (operation: string, body: Body): Promise<Body> =>
    OPERATIONS.get(operation)?.(engine, body, new Meter()) as Promise<Body>;
  await run('CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  });
  const transact = (pks: string[], ClientRequestToken?: string) =>
    run('TransactWriteItems', {
      TransactItems: pks.map(put),
      ...(ClientRequestToken && { ClientRequestToken }),
    });
  const has = async (pk: string) =>
    (await run('GetItem', { TableName, Key: keyOf(pk), ConsistentRead: true })).Item !== undefined;

  /** A transaction that stays in progress until it is released. */
  const inProgress = async (pks: [string, ...string[]], token?: string) => {
    const gate = Promise.withResolvers<void>();
    const names = lockNames([await place(store, { TableName, Key: keyOf(pks[0]) })]);
    const writing = engine.locks.hold(names, () => gate.promise);
    const over = transact(pks, token);
    while (!engine.conflicts.isBusy(names)) await new Promise(setImmediate);
    return async () => {
      gate.resolve();
      await Promise.all([writing, over]);
    };
  };
  return { run, transact, has, inProgress };
};

const conflict = { code: 'TransactionConflictException' };

test('a transaction is cancelled if another one is writing one of its items', async () => {
  const { transact, has, inProgress } = await openEngine();
  const letGo = await inProgress(['a', 'b']);
  const error = await errorOf(transact(['c', 'b']));
  expect(error).toMatchObject({
    code: 'TransactionCanceledException',
    body: { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] },
  });
  await letGo();
  expect(await Promise.all(['a', 'b', 'c'].map(has))).toEqual([true, true, false]);
  await transact(['c', 'b']);
  expect(await has('c')).toBe(true);
});

test('a transaction on other items succeeds', async () => {
  const { transact, has, inProgress } = await openEngine();
  const letGo = await inProgress(['a', 'b']);
  await transact(['c', 'd']);
  expect(await has('c')).toBe(true);
  await letGo();
});

test('only single writes to items of a transaction in progress are refused', async () => {
  const { run, inProgress } = await openEngine();
  const letGo = await inProgress(['a', 'b']);
  const writes = (pk: string) => [
    run('PutItem', { TableName, Item: keyOf(pk) }),
    run('UpdateItem', { TableName, Key: keyOf(pk) }),
    run('DeleteItem', { TableName, Key: keyOf(pk) }),
  ];
  for (const error of await Promise.all(writes('b').map(errorOf))) expect(error).toMatchObject(conflict);
  expect(await Promise.all(writes('c').map(errorOf))).toEqual([undefined, undefined, undefined]);
  await letGo();
  expect(await Promise.all(writes('b').map(errorOf))).toEqual([undefined, undefined, undefined]);
});

test('reading an item during a transaction returns its former value', async () => {
  const { has, inProgress } = await openEngine();
  const letGo = await inProgress(['a']);
  expect(await has('a')).toBe(false);
  await letGo();
  expect(await has('a')).toBe(true);
});

test('a snapshot is cancelled if a transaction is writing one of its items', async () => {
  const { run, inProgress } = await openEngine();
  const letGo = await inProgress(['a']);
  const snapshot = () =>
    run('TransactGetItems', {
      TransactItems: ['b', 'a'].map((pk) => ({ Get: { TableName, Key: keyOf(pk) } })),
    });
  expect(await errorOf(snapshot())).toMatchObject({
    code: 'TransactionCanceledException',
    body: { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] },
  });
  await letGo();
  expect((await snapshot()).Responses).toMatchObject([{}, { Item: keyOf('a') }]);
});

test('a request that is repeated while it is in progress is refused as in progress', async () => {
  const { transact, inProgress } = await openEngine();
  const letGo = await inProgress(['a'], 'token');
  const repeated = await errorOf(transact(['a'], 'token'));
  expect(repeated).toMatchObject({ code: 'TransactionInProgressException' });
  await letGo();
  await transact(['a'], 'token');
});

test('a provoked conflict fails the first try of each write, but not the second', async () => {
  let provoked = 1;
  const { run, transact } = await openEngine(() => provoked);
  const single = () => run('PutItem', { TableName, Item: keyOf('a') });
  expect(await errorOf(single())).toMatchObject(conflict);
  expect(await errorOf(single())).toBeUndefined();
  expect(await errorOf(transact(['a', 'b']))).toMatchObject({ code: 'TransactionCanceledException' });
  expect(await errorOf(single())).toMatchObject(conflict);
  expect(await errorOf(transact(['a', 'b']))).toBeUndefined();
  provoked = 0;
  expect(await errorOf(single())).toBeUndefined();
  provoked = 1;
  expect(await errorOf(single())).toMatchObject(conflict);
});

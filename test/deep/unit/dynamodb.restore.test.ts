import { expect, test } from '@jest/globals';
import { restoreTable } from '../../../lib/restore/restore-table';
import { errorOf, openRecovering, TableName } from '../../support/dynamodb';

const target = 'house-restored';
const silent = { keepData: true, tell: () => undefined };

test('a restored table has the items of the moment: later writes are gone, changed and deleted items are back', async () => {
  const { db, raw, clock } = await openRecovering();
  const put = (pk: string, more: object = {}) => db.put({ TableName, Item: { pk, ...more } });
  await put('same', { room: 'attic', rank: '1' });
  await put('changed', { room: 'attic', rank: '2', points: 1 });
  await put('deleted');
  clock.at += 1000;
  const at = new Date(clock.at);
  clock.at += 1000;
  await put('later', { room: 'attic', rank: '3' });
  await put('changed', { room: 'cellar', rank: '2', points: 2 });
  await put('changed', { room: 'cellar', rank: '2', points: 3 });
  await db.delete({ TableName, Key: { pk: 'deleted' } });
  clock.at += 400_000;
  const setting = await restoreTable(raw, { source: TableName, target, at, ...silent });
  expect(setting).toEqual({
    name: target,
    streamArn: expect.stringMatching(`^arn:aws:dynamodb:[\\w-]+:\\d{12}:table/${target}/stream/`),
  });
  const get = async (pk: string) => (await db.get({ TableName: target, Key: { pk } })).Item;
  expect(await Promise.all(['same', 'changed', 'deleted', 'later'].map(get))).toEqual([
    { pk: 'same', room: 'attic', rank: '1' },
    { pk: 'changed', room: 'attic', rank: '2', points: 1 },
    { pk: 'deleted' },
    undefined,
  ]);
  const { Items } = await db.query({
    TableName: target,
    IndexName: 'by-room',
    KeyConditionExpression: 'room = :r',
    ExpressionAttributeValues: { ':r': 'attic' },
  });
  expect(Items?.map(({ pk }) => pk)).toEqual(['same', 'changed']);
  // The source is as it was.
  expect((await db.get({ TableName, Key: { pk: 'changed' } })).Item?.points).toBe(3);
});

test('a change at the moment itself is included', async () => {
  const { db, raw, clock } = await openRecovering();
  await db.put({ TableName, Item: { pk: 'a' } });
  const at = new Date(clock.at);
  clock.at += 400_000;
  await restoreTable(raw, { source: TableName, target, at, ...silent });
  expect((await db.get({ TableName: target, Key: { pk: 'a' } })).Item).toEqual({ pk: 'a' });
});

test('a restored table gets time to live and recovery; a repeated call changes nothing', async () => {
  const { db, raw, clock } = await openRecovering();
  const at = new Date(clock.at);
  clock.at += 400_000;
  const restore = { source: TableName, target, at, ...silent };
  const setting = await restoreTable(raw, restore);
  await db.put({ TableName: target, Item: { pk: 'written since' } });
  expect(await restoreTable(raw, restore)).toEqual(setting);
  expect((await db.get({ TableName: target, Key: { pk: 'written since' } })).Item).toBeDefined();
  const { TimeToLiveDescription } = await raw.describeTimeToLive({ TableName: target });
  expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires_at' });
  const { ContinuousBackupsDescription } = await raw.describeContinuousBackups({ TableName: target });
  expect(ContinuousBackupsDescription?.PointInTimeRecoveryDescription).toMatchObject({
    PointInTimeRecoveryStatus: 'ENABLED',
    RecoveryPeriodInDays: 14,
  });
});

test('the last five minutes cannot be restored yet, and the script says what can', async () => {
  const { raw, clock } = await openRecovering();
  const at = new Date(clock.at - 299_000);
  const error = await errorOf(restoreTable(raw, { source: TableName, target, at, ...silent }));
  expect(error.message).toContain(`to ${new Date(clock.at - 300_000).toISOString()}`);
});

import { describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/clean-up';
import { eventually } from '../../support/cloud';
import { keysOf, start } from '../../support/streams';

describe('records', () => {
  test('have the format of AWS', async () => {
    const { clock, template, db, put, count } = await start({ Mapping: {} }, () => null);
    clock.advance('P1D');
    await put('a', { points: 1 });
    await put('a', { points: 2 });
    await db.delete({ TableName: 'Table', Key: { pk: 'a' } });
    const records = await eventually(async () => {
      const all = (await count(1)).flatMap(({ Records }) => Records);
      return all.length === 3 ? all : undefined;
    });
    const [one, two] = ['1', '2'].map((N) => ({ pk: { S: 'a' }, points: { N } }));
    const about = { Keys: { pk: { S: 'a' } }, StreamViewType: 'NEW_AND_OLD_IMAGES' };
    expect(records).toMatchObject([
      { eventName: 'INSERT', dynamodb: { ...about, NewImage: one } },
      { eventName: 'MODIFY', dynamodb: { ...about, NewImage: two, OldImage: one } },
      { eventName: 'REMOVE', dynamodb: { ...about, OldImage: two } },
    ]);
    expect(records[0]).toMatchObject({
      eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      eventSourceARN: template.resolve({ 'Fn::GetAtt': ['Table', 'StreamArn'] }),
      dynamodb: { SizeBytes: expect.any(Number), SequenceNumber: expect.stringMatching(/^\d{21}$/) },
    });
    expect(records[0]?.dynamodb).not.toHaveProperty('OldImage');
    expect(records[2]?.dynamodb).not.toHaveProperty('NewImage');
    const age = (records[0]?.dynamodb.ApproximateCreationDateTime ?? 0) - clock.now().getTime() / 1000;
    expect(Math.abs(age)).toBeLessThan(60);
  });

  test('reach every mapping, the oldest first', async () => {
    const data = temporaryFolder();
    const before = await start({}, () => null, data);
    await before.putAll('a', 'b', 'c');
    await before.stop();
    const { count } = await start(
      { One: { BatchSize: 2 }, Two: { FunctionName: 'Other' } },
      () => null,
      data,
    );
    const batches = (await count(3)).map(keysOf);
    expect(batches).toHaveLength(3);
    expect(batches).toEqual(expect.arrayContaining([['a', 'b'], ['c'], ['a', 'b', 'c']]));
  });

  test('of many simultaneous writes are complete, and in order for each item', async () => {
    const { db, count } = await start({ Mapping: { BatchSize: 7 } }, () => null, temporaryFolder());
    const names = ['p', 'q', 'r'];
    const updates = Array.from({ length: 150 }, (_, i) =>
      db.update({
        TableName: 'Table',
        Key: { pk: names[i % 3] },
        UpdateExpression: 'ADD points :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    await Promise.all(updates);
    const records = await eventually(async () => {
      const all = (await count(1)).flatMap(({ Records }) => Records);
      return all.length >= 150 ? all : undefined;
    });
    for (const name of names) {
      const points = records
        .filter(({ dynamodb }) => dynamodb.Keys.pk?.S === name)
        .map(({ dynamodb }) => Number(dynamodb.NewImage?.points?.N));
      expect(points).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    }
  });
});

import { describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/clean-up';
import { eventually } from '../../support/cloud';
import { type Event, keysOf, numberOf, reporting, start } from '../../support/streams';

describe('a failing batch', () => {
  test('is retried before later records', async () => {
    let failures = 2;
    const { putAll, count, logs } = await start({ Mapping: { BatchSize: 2 } }, () => {
      if (failures-- > 0) throw new Error('not now');
    });
    await putAll('a', 'b', 'c');
    expect((await count(4)).map(keysOf)).toEqual([['a', 'b'], ['a', 'b'], ['a', 'b'], ['c']]);
    expect(logs).toHaveLength(2);
    expect(logs[0]).toContain('Worker failed with 2 records of the stream: Error: not now');
  });

  test('is retried from the reported record on, if the mapping says so', async () => {
    const failFirst = (event: Event, at: number) => ({
      batchItemFailures: [{ itemIdentifier: numberOf(event, at) }],
    });
    let calls = 0;
    const worker = (event: Event) => (calls++ === 0 ? failFirst(event, 1) : {});
    const partly = await start({ Mapping: reporting }, worker);
    await partly.putAll('a', 'b', 'c');
    expect((await partly.count(2)).map(keysOf)).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
    ]);
    const never = await start({ Mapping: {} }, (event) => failFirst(event, 1));
    await never.putAll('a', 'b');
    await never.count(1);
    await never.putAll('c');
    expect((await never.count(2)).map(keysOf)).toEqual([['a', 'b'], ['c']]);
  });

  test('is retried entirely if the function reports an unknown record', async () => {
    let calls = 0;
    const worker = () => (calls++ === 0 ? { batchItemFailures: [{ itemIdentifier: '' }] } : null);
    const { putAll, count } = await start({ Mapping: reporting }, worker);
    await putAll('a', 'b');
    expect((await count(2)).map(keysOf)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('is discarded and reported to the failure destination after the last try', async () => {
    const mapping = {
      BatchSize: 2,
      MaximumRetryAttempts: 1,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Lost', 'Arn'] } } },
    };
    const { putAll, count, queues } = await start({ Mapping: mapping }, (event) => {
      if (keysOf(event).includes('a')) throw new Error('never');
    });
    await putAll('a', 'b', 'c');
    const events = await count(3);
    expect(events.map(keysOf)).toEqual([['a', 'b'], ['a', 'b'], ['c']]);
    const [message] = (await queues.get('Lost')?.receive()) ?? [];
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 2 },
      DDBStreamBatchInfo: {
        batchSize: 2,
        startSequenceNumber: numberOf(events[0] as Event, 0),
        endSequenceNumber: numberOf(events[0] as Event, 1),
      },
    });
  });

  test('is bisected, if the mapping says so, until only the failing record is discarded', async () => {
    const mapping = { BisectBatchOnFunctionError: true, MaximumRetryAttempts: 0 };
    const taken: unknown[] = [];
    const { putAll } = await start({ Mapping: mapping }, (event) => {
      if (keysOf(event).includes('c')) throw new Error('never');
      taken.push(...keysOf(event));
    });
    await putAll('a', 'b', 'c', 'd');
    await eventually(async () => (taken.includes('d') ? taken : undefined));
    expect(taken).toEqual(['a', 'b', 'd']);
  });

  test('is retried after a restart, together with later records', async () => {
    const data = temporaryFolder();
    const first = await start(
      { Mapping: { BatchSize: 1 } },
      (event) => {
        if (keysOf(event).includes('b')) throw new Error('not now');
      },
      data,
    );
    await first.putAll('a', 'b', 'c');
    await first.count(3);
    await first.stop();
    const second = await start({ Mapping: {} }, () => null, data);
    expect((await second.count(1)).map(keysOf)).toEqual([['b', 'c']]);
  });
});

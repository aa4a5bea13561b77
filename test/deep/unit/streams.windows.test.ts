import { describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/clean-up';
import { eventually } from '../../support/cloud';
import { type Event, gather, keysOf, numberOf, seen, start, windowed } from '../../support/streams';

describe('a tumbling window', () => {
  test('aggregates state over its batches and ends with an invocation without records', async () => {
    const { putAll, count } = await start({ Mapping: { ...windowed, BatchSize: 2 } }, gather);
    await putAll('a', 'b', 'c');
    const events = await count(3);
    expect(events.map((event) => [keysOf(event), seen(event), event.isFinalInvokeForWindow])).toEqual([
      [['a', 'b'], [], false],
      [['c'], ['a', 'b'], false],
      [[], ['a', 'b', 'c'], true],
    ]);
    expect(events[0]).toMatchObject({
      shardId: 'shardId-local',
      eventSourceARN: expect.stringContaining(':table/Table/stream/'),
      state: {},
      isWindowTerminatedEarly: false,
    });
  });

  test('has its own times, later than those of earlier windows, even after the clock was set back', async () => {
    const data = temporaryFolder();
    const first = await start({ Mapping: windowed }, gather, data);
    first.clock.advance('P1D');
    await first.putAll('a');
    await first.count(2);
    await first.putAll('b');
    await first.count(4);
    await first.stop();
    const second = await start({ Mapping: windowed }, gather, data);
    await second.putAll('c');
    await eventually(async () => second.events.find((event) => keysOf(event).includes('c')));
    const spans = [...first.events, ...second.events].map(({ window }) => `${window?.start} ${window?.end}`);
    const distinct = [...new Set(spans)];
    expect(distinct).toHaveLength(3);
    const times = distinct.flatMap((span) => span.split(' '));
    expect(times).toEqual([...times].sort());
  });

  test('repeats a failed batch with the previous state, and an answer without a state is a failure', async () => {
    const answers = [{ state: { keys: ['before'] } }, undefined, {}];
    const worker = (event: Event) => (answers.length > 0 ? answers.shift() : gather(event));
    const { putAll, count } = await start({ Mapping: { ...windowed, BatchSize: 1 } }, worker);
    await putAll('a', 'b');
    expect((await count(5)).map((event) => [keysOf(event), seen(event)])).toEqual([
      [['a'], []],
      [['b'], ['before']],
      [['b'], ['before']],
      [['b'], ['before']],
      [[], ['before', 'b']],
    ]);
  });

  test('keeps the state from before the failing record, which is empty if that was the first', async () => {
    const failFrom = (event: Event, at: number, keys: string[]) => ({
      state: { keys },
      batchItemFailures: [{ itemIdentifier: numberOf(event, at) }],
    });
    let calls = 0;
    const { putAll, count } = await start({ Mapping: windowed }, (event) => {
      calls += 1;
      if (calls === 1) return failFrom(event, 1, ['a']);
      return calls === 2 ? failFrom(event, 0, ['a', 'lost']) : gather(event);
    });
    await putAll('a', 'b');
    expect((await count(4)).map((event) => [keysOf(event), seen(event)])).toEqual([
      [['a', 'b'], []],
      [['b'], ['a']],
      [['b'], ['a']],
      [[], ['a', 'b']],
    ]);
  });

  test('is repeated after an interruption with the same records and times and an empty state', async () => {
    const data = temporaryFolder();
    const hanging = new Promise(() => undefined);
    const { promise: killed, reject: kill } = Promise.withResolvers<unknown>();
    const first = await start(
      { Mapping: { ...windowed, BatchSize: 2 } },
      (event) => (event.isFinalInvokeForWindow ? Promise.race([hanging, killed]) : gather(event)),
      data,
    );
    await first.putAll('a', 'b', 'c');
    await first.count(3);
    await first.putAll('d');
    const stopped = first.stop();
    kill(new Error('stopped'));
    await stopped;
    const second = await start({ Mapping: windowed }, gather, data);
    const events = await second.count(4);
    expect(events.map((event) => [keysOf(event), seen(event)])).toEqual([
      [['a', 'b', 'c'], []],
      [[], ['a', 'b', 'c']],
      [['d'], []],
      [[], ['d']],
    ]);
    expect(events[0]?.window).toEqual(first.events[0]?.window);
    expect(events[2]?.window).not.toEqual(first.events[0]?.window);
  });

  test('is retried if its end fails, and discarded entirely after the last try', async () => {
    const mapping = {
      ...windowed,
      MaximumRetryAttempts: 1,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Lost', 'Arn'] } } },
    };
    const { putAll, count, queues } = await start({ Mapping: mapping }, (event) => {
      if (event.isFinalInvokeForWindow && seen(event).includes('a')) throw new Error('never');
      return gather(event);
    });
    await putAll('a', 'b');
    await count(1);
    await putAll('c');
    const events = await count(5);
    expect(events.map((event) => [keysOf(event), seen(event)])).toEqual([
      [['a', 'b'], []],
      [[], ['a', 'b']],
      [[], ['a', 'b']],
      [['c'], []],
      [[], ['c']],
    ]);
    const [message] = (await queues.get('Lost')?.receive()) ?? [];
    expect(JSON.parse(message?.body ?? '').DDBStreamBatchInfo.batchSize).toBe(2);
  });
});

import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Clock } from '../../../local/clock';
import type { LocalFunction } from '../../../local/functions/local-function';
import { startEventSource } from '../../../local/queues/event-source';
import { Queue } from '../../../local/queues/queue';
import { operations } from '../../../local/queues/sqs';
import { Twice, type Usual } from '../../../local/queues/twice';
import { eventually } from '../../support/cloud';

const options = { batchSize: 10, windowSeconds: 0, reportsFailures: true, concurrency: 2 };

interface Delivered {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

/** A queue whose function returns or fails on command. */
const working = (bodies: readonly string[] = ['{}'], given: Partial<typeof options> = {}, usual?: Usual) => {
  const clock = new Clock();
  const repeats = new Twice(usual);
  const queue = new Queue('Mail', { visibilitySeconds: 360, clock, twice: repeats });
  const running: {
    readonly bodies: string[];
    readonly ids: string[];
    end(answer?: unknown): void;
    fail(): void;
  }[] = [];
  const worker = {
    invoke: ({ Records }: Delivered) =>
      new Promise((end, fail) =>
        running.push({
          bodies: Records.map(({ body }) => body),
          ids: Records.map(({ messageId }) => messageId),
          end: (answer = null) => end(answer),
          fail: () => fail(),
        }),
      ),
  } as unknown as LocalFunction;
  const stopping = new AbortController();
  for (const body of bodies) queue.send(body);
  startEventSource(queue, worker, { ...options, ...given, signal: stopping.signal });
  return { clock, queue, running, repeats, stop: () => stopping.abort() };
};

test('a jump of the clock during a run does not deliver the message again', async () => {
  const { clock, queue, running, stop } = working();
  await turn();
  clock.advance('P181D');
  await turn();
  expect(running).toHaveLength(1);
  running[0]?.end();
  await turn();
  expect([running.length, queue.size]).toEqual([1, 0]);
  stop();
});

test('a message whose function failed is delivered again after its visibility timeout', async () => {
  const { clock, queue, running, stop } = working();
  await turn();
  running[0]?.fail();
  clock.advance('PT1M');
  await turn();
  expect(running).toHaveLength(1);
  clock.advance('PT5M');
  await turn();
  expect(running).toHaveLength(2);
  running[1]?.end();
  await turn();
  expect(queue.size).toBe(0);
  stop();
});

const failed = (...ids: unknown[]) => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});

describe('a batch', () => {
  const three = ['a', 'b', 'c'];

  test('has at most the batch size, and a batch does not wait to be full', async () => {
    const { running, stop } = working(three, { batchSize: 2 });
    await turn();
    expect(running.map(({ bodies }) => bodies)).toEqual([['a', 'b'], ['c']]);
    stop();
  });

  test('of which the function reports a message loses the others', async () => {
    const { queue, running, stop } = working(three);
    await turn();
    running[0]?.end(failed(running[0].ids[1]));
    await turn();
    expect(queue.bodies).toEqual(['b']);
    stop();
  });

  test.each([
    ['an unknown message', failed('unknown')],
    ['no id', failed(null)],
    ['a field of another name', { batchItemFailures: [{ id: 'a' }] }],
  ])('of which the function reports %s fails as a whole', async (_, answer) => {
    const { queue, running, stop } = working(three);
    await turn();
    running[0]?.end(answer);
    await turn();
    expect(queue.bodies).toEqual(three);
    stop();
  });

  test.each([null, {}, { batchItemFailures: null }, { batchItemFailures: [] }])(
    'of which the function answers %j is done',
    async (answer) => {
      const { queue, running, stop } = working(three);
      await turn();
      running[0]?.end(answer);
      await turn();
      expect(queue.size).toBe(0);
      stop();
    },
  );

  test('whose function fails stays as a whole', async () => {
    const { queue, running, stop } = working(three);
    await turn();
    running[0]?.fail();
    await turn();
    expect(queue.bodies).toEqual(three);
    stop();
  });

  test('is done whatever the function reports, if its mapping does not ask for reports', async () => {
    const { queue, running, stop } = working(three, { reportsFailures: false });
    await turn();
    running[0]?.end(failed(running[0].ids[0]));
    await turn();
    expect(queue.size).toBe(0);
    stop();
  });

  test('waits for its window, or until it is full', async () => {
    const { queue, running, stop } = working(['a'], { batchSize: 2, windowSeconds: 3600, concurrency: 1 });
    await turn();
    expect(running).toEqual([]);
    queue.send('b');
    await turn();
    expect(running.map(({ bodies }) => bodies)).toEqual([['a', 'b']]);
    stop();
  });

  test('that is not full is delivered when its window has ended', async () => {
    const { running, stop } = working(['a'], { batchSize: 2, windowSeconds: 0.02 });
    await eventually(async () => running[0]);
    expect(running.map(({ bodies }) => bodies)).toEqual([['a']]);
    stop();
  });
});

describe('a message', () => {
  test('returns once after it is done, and only some messages do', async () => {
    const { queue, running, stop } = working(
      ['a', 'b', 'c'],
      { batchSize: 1, concurrency: 1 },
      { every: 2, except: [] },
    );
    for (let i = 0; i < 5; i++) {
      await turn();
      running[i]?.end();
    }
    await turn();
    expect(running.flatMap(({ bodies }) => bodies).toSorted()).toEqual(['a', 'a', 'b', 'c', 'c']);
    expect([queue.size, new Set(running.flatMap(({ ids }) => ids)).size]).toEqual([0, 3]);
    stop();
  });

  test('does not return if its queue is excepted', async () => {
    const { queue, running, stop } = working(['a'], {}, { every: 1, except: ['Mail'] });
    await turn();
    running[0]?.end();
    await turn();
    expect([running.length, queue.size]).toEqual([1, 0]);
    stop();
  });

  test('that was done at a later try does not return', async () => {
    const { clock, queue, running, stop } = working(['a'], {}, { every: 1, except: [] });
    await turn();
    running[0]?.fail();
    await turn();
    clock.advance('PT6M');
    await turn();
    running[1]?.end();
    await turn();
    expect([running.length, queue.size]).toEqual([2, 0]);
    stop();
  });

  test('reaches two workers together on request, never twice in one batch', async () => {
    const { queue, running, repeats, stop } = working([]);
    repeats.set({ how: 'together' });
    queue.send('a');
    await turn();
    expect(running.map(({ bodies }) => bodies)).toEqual([['a'], ['a']]);
    expect(running[0]?.ids).toEqual(running[1]?.ids);
    running[0]?.end();
    await turn();
    expect(queue.size).toBe(1);
    running[1]?.end();
    await turn();
    expect(queue.size).toBe(0);
    stop();
  });
});

test('messages that are sent together have their own delays', () => {
  const clock = new Clock();
  const queue = new Queue('Mail', { visibilitySeconds: 360, clock });
  const entries = [
    { Id: '0', MessageBody: 'a' },
    { Id: '1', MessageBody: 'b', DelaySeconds: 60 },
  ];
  operations(new Map([['Mail', queue]])).SendMessageBatch({ QueueUrl: 'x/Mail', Entries: entries } as never);
  const visible = async () => (await queue.receive(10)).map(({ body }) => body);
  return expect(visible())
    .resolves.toEqual(['a'])
    .then(() => clock.advance('PT60S'))
    .then(() => expect(visible()).resolves.toEqual(['b']));
});

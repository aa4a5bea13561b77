import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Clock } from '../../local/clock';
import type { LocalFunction } from '../../local/functions/local-function';
import { startEventSource } from '../../local/queues/event-source';
import { Queue } from '../../local/queues/queue';

/** A queue whose function returns or fails on command. */
const working = () => {
  const clock = new Clock();
  const queue = new Queue('Mail', { visibilitySeconds: 360, clock });
  const running: { end: () => void; fail: () => void }[] = [];
  const worker = {
    invoke: () => new Promise((end, fail) => running.push({ end: () => end(null), fail: () => fail() })),
  } as unknown as LocalFunction;
  const stopping = new AbortController();
  startEventSource(queue, worker, { concurrency: 2, signal: stopping.signal });
  queue.send('{}');
  return { clock, queue, running, stop: () => stopping.abort() };
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

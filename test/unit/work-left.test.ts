import { expect, test } from '@jest/globals';
import { Clock } from '../../local/clock';
import { ChangeLog } from '../../local/dynamodb/change-log';
import { openStore } from '../../local/dynamodb/store';
import { Queue } from '../../local/queues/queue';
import { Scheduler } from '../../local/schedules/scheduler';
import { afterwards } from '../support/clean-up';

test('a queue has work until its function has ended, but not while a failed or delayed job waits for the clock', async () => {
  const clock = new Clock();
  const queue = new Queue('Jobs', { clock, visibilitySeconds: 60 });
  queue.send('later', 30);
  expect(queue.hasWork).toBe(false);
  queue.send('now');
  expect(queue.hasWork).toBe(true);
  const [message] = await queue.receive();
  expect(queue.hasWork).toBe(true);
  if (message !== undefined) queue.release(message);
  expect(queue.hasWork).toBe(false);
  clock.advance('PT61S');
  expect(queue.hasWork).toBe(true);
});

test('a stream has work until every reader has processed all changes, also after a restart', async () => {
  const store = await openStore(undefined);
  afterwards(() => store.db.close());
  const open = () => ChangeLog.load(store, { tables: ['Table'], now: Date.now });
  const change = { table: 'Table', keys: {} };
  const log = await open();
  const readers = ['one', 'two'].map((name) => log.reader('Table', name));
  expect(log.hasWork).toBe(false);
  const writing = log.commit([], [change]);
  expect(log.hasWork).toBe(true);
  await writing;
  for (const reader of readers) {
    expect(log.hasWork).toBe(true);
    const [record] = await reader.read({ limit: 10, through: undefined }, new AbortController().signal);
    await reader.advance(record?.sequenceNumber ?? '');
  }
  expect(log.hasWork).toBe(false);
  await log.commit([], [change]);
  const next = await open();
  next.reader('Table', 'one');
  expect(next.hasWork).toBe(true);
});

test('schedules have work from the moment they are due until they have run', async () => {
  const clock = new Clock();
  const { promise: running, resolve: end } = Promise.withResolvers<void>();
  const hourly = { name: 'hourly', expression: 'rate(1 hour)', timezone: 'UTC', run: () => running };
  const scheduler = new Scheduler([hourly], clock);
  expect(scheduler.hasWork).toBe(false);
  clock.advance('PT2H');
  expect(scheduler.hasWork).toBe(true);
  end();
  await scheduler.catchUp();
  expect(scheduler.hasWork).toBe(false);
});

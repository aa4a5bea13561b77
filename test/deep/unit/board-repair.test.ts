import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { SQSEvent } from 'aws-lambda';
import { weekOf } from '../../../contract/rules/week';
import { findUser } from '../../../lambdas/accounts/find';
import { handler as follow } from '../../../lambdas/functions/leaderboard/follow-awards';
import { handler as repair } from '../../../lambdas/functions/leaderboard/repair';
import { globalBoard } from '../../../lambdas/leaderboard/boards';
import { studentsAbove } from '../../../lambdas/leaderboard/counts';
import { topOf, updateTop } from '../../../lambdas/leaderboard/top';
import { award as pay } from '../../../lambdas/ledger/award';
import { transact } from '../../../lambdas/platform/table/transact';
import { createUser } from '../../../lambdas/users/create-user';
import { startDynamoDb } from '../../../local/dynamodb';
import { createEmptyTable } from '../../../local/dynamodb/empty-table';
import { readBody, sendJson } from '../../../local/http';
import { streamRecord } from '../../../local/streams/record';
import { openDirectly } from '../../support/direct-table';
import { sendDirectly } from '../../support/send-directly';

const minute = 60_000;
const clock = { now: 0 };

let engine: Awaited<ReturnType<typeof startDynamoDb>>;
let reader: ReturnType<typeof engine.changes.reader>;
/** The jobs that were postponed. */
const later: string[] = [];
const queue = http.createServer(async (request, response) => {
  const { MessageBody, DelaySeconds } = JSON.parse((await readBody(request, 1 << 20)).toString());
  if (DelaySeconds === 200) later.push(MessageBody);
  sendJson(response, 200, {});
});

beforeAll(async () => {
  Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => clock.now });
  await new Promise<void>((resolve) => queue.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`;
  engine = await startDynamoDb({ streams: ['Boards'], now: () => clock.now });
  sendDirectly(DynamoDBDocumentClient);
  openDirectly(engine);
  await createEmptyTable(engine, 'Boards');
  Object.assign(process.env, {
    STAGE: 'demo',
    CONSENT_AGES: '{}',
    JOBS_QUEUE_URL: `${address}/queue`,
    JOBS_HELD_SECONDS: '920',
    JOBS_TRIES: '5',
    AWS_ENDPOINT_URL_SQS: address,
  });
  reader = engine.changes.reader('Boards', 'boards');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  queue.close();
  queue.closeAllConnections();
  await engine.close();
});

/** Each test has its own week. */
let weeks = 0;
beforeEach(() => {
  clock.now = Date.parse('2026-11-18T15:00:00Z') + 7 * 24 * 60 * minute * weeks++;
});

const stream = {
  arn: 'arn:aws:dynamodb:us-east-1:0:table/Boards/stream/now',
  viewType: 'NEW_AND_OLD_IMAGES',
};
type Records = Parameters<typeof follow>[0]['Records'];

/** The changes since the last call. */
const changes = async (): Promise<Records> => {
  const found = await reader.read({ limit: 100_000 }, AbortSignal.timeout(50));
  const last = found.at(-1);
  if (last !== undefined) await reader.advance(last.sequenceNumber);
  return found.map((change) => streamRecord(change, stream)) as unknown as Records;
};

const open = (Records: Records, state?: Awaited<ReturnType<typeof follow>>['state']) =>
  follow({ Records, state, ...windowAt(), isFinalInvokeForWindow: false });
const close = (state?: Awaited<ReturnType<typeof follow>>['state']) =>
  follow({ Records: [], state, ...windowAt(), isFinalInvokeForWindow: true });
const windowAt = () => ({ shardId: 'one', window: { start: new Date(clock.now++).toISOString() } });

const followAll = async (records: Records) => close((await open(records)).state);

let ids = 0;
const people: string[] = [];
afterEach(() => {
  people.length = 0;
});
const student = async () => {
  const id = `s${String(ids++).padStart(5, '0')}`;
  await createUser({
    id,
    email: `${id}@x.test`,
    username: id,
    age: 9,
    region: 'United States',
    account_type: 'student',
    consents: { core: true, ai_text: true, voice: true, public_sharing: true },
  });
  people.push(id);
  return id;
};
let causes = 0;
const award = async (userId: string, points: number) => {
  const user = await findUser(userId);
  await pay({ userId, cause: `quiz#${causes++}`, points, weeks: user?.weeks });
  clock.now += 1000;
};

const fail = async (timestamp = new Date(clock.now).toISOString()) => {
  const attributes = { ApproximateReceiveCount: '1' };
  const record = { messageId: 'm', receiptHandle: 'r', attributes, body: JSON.stringify({ timestamp }) };
  later.length = 0;
  const { batchItemFailures } = await repair({ Records: [record] } as unknown as SQSEvent);
  // A postponed job does not count as a failed try.
  expect(batchItemFailures).toEqual([]);
  return later.includes(record.body) ? 'not yet' : 'repaired';
};

const boardOfWeek = () => globalBoard('week');
/** Asserts the places and the list of a board with only these students. */
const expectExact = async () => {
  const users = await Promise.all(people.map(findUser));
  const points = users.map((user) => user?.weeks[weekOf(new Date(clock.now))] ?? 0);
  for (const own of new Set([...points, 1])) {
    const { above, students } = await studentsAbove(boardOfWeek(), own);
    expect({ own, above, students }).toEqual({
      own,
      above: points.filter((other) => other > own).length,
      students: points.filter((other) => other > 0).length,
    });
  }
  const listed = (await topOf(boardOfWeek())).map((row) => row.points);
  expect(listed).toEqual(points.filter((one) => one > 0).sort((a, b) => b - a));
};

test('a repair recounts discarded changes, together with simultaneous awards', async () => {
  const [a, b, c, d] = [await student(), await student(), await student(), await student()];
  await award(a, 100);
  await award(b, 300);
  await followAll(await changes());
  await expectExact();
  await award(a, 50);
  await award(c, 400);
  await changes(); // discarded
  const failedAt = new Date(clock.now).toISOString();
  expect(await fail(failedAt)).toBe('not yet');
  await award(d, 20);
  const late = await changes();
  clock.now += minute;
  await award(b, 1000);
  await award(a, 5);
  clock.now += 6 * minute;
  // The recount includes late changes, but no changes after its moment.
  await followAll(late);
  await followAll(await changes());
  expect(await fail(failedAt)).toBe('repaired');
  await award(d, 7);
  await followAll(await changes());
  await expectExact();
});

test('a window that spans the start of a repair counts no student twice', async () => {
  const [a, b] = [await student(), await student()];
  await award(a, 10);
  const { state } = await open(await changes());
  await fail();
  clock.now += 7 * minute;
  await award(b, 30);
  const more = await open(await changes(), state);
  expect(await fail(new Date(clock.now - 7 * minute).toISOString())).toBe('repaired');
  await close(more.state);
  await expectExact();
});

test('records that arrive after the repair but are older than its moment are ignored', async () => {
  const [a, b] = [await student(), await student()];
  await award(a, 10);
  await award(b, 20);
  const late = await changes();
  const failedAt = new Date(clock.now).toISOString();
  await fail(failedAt);
  clock.now += 7 * minute;
  expect(await fail(failedAt)).toBe('repaired');
  await expectExact();
  await followAll(late);
  await expectExact();
});

test('a failure after the moment of a repair gets its own repair', async () => {
  const a = await student();
  const first = new Date(clock.now).toISOString();
  await fail(first);
  clock.now += 2 * minute;
  await award(a, 10);
  await changes(); // discarded
  const second = new Date(clock.now).toISOString();
  clock.now += 5 * minute;
  expect(await fail(second)).toBe('not yet');
  clock.now += 7 * minute;
  expect(await fail(first)).toBe('repaired');
  expect(await fail(second)).toBe('repaired');
  await expectExact();
});

test('simultaneous and repeated repairs correct nothing twice', async () => {
  const [a, b] = [await student(), await student()];
  await award(a, 10);
  await award(b, 10);
  await changes(); // discarded
  const failedAt = new Date(clock.now).toISOString();
  await fail(failedAt);
  clock.now += 7 * minute;
  await Promise.all([fail(failedAt), fail(failedAt), fail(failedAt)]);
  expect(await fail(failedAt)).toBe('repaired');
  await expectExact();
});

test('a repair removes a hidden student from the list', async () => {
  const [a, b] = [await student(), await student()];
  await award(a, 10);
  await award(b, 20);
  await followAll(await changes());
  expect(await topOf(boardOfWeek())).toHaveLength(2);
  await transact({
    hidden: (await import('../../../lambdas/accounts/change-user')).changingConsents(b, hidden),
  });
  await changes(); // given up
  const failedAt = new Date(clock.now).toISOString();
  await fail(failedAt);
  clock.now += 7 * minute;
  await fail(failedAt);
  expect((await topOf(boardOfWeek())).map(({ id }) => id)).toEqual([a]);
});
const hidden = { core: true, ai_text: true, voice: true, public_sharing: false };

test('changes of a past week are ignored', async () => {
  const a = await student();
  await award(a, 10);
  const board = boardOfWeek();
  await followAll(await changes());
  clock.now += 11 * 24 * 60 * minute;
  await award(a, 10);
  await followAll(await changes());
  expect((await studentsAbove(board, 0)).students).toBe(1);
  expect((await topOf(boardOfWeek())).map(({ points }) => points)).toEqual([10]);
});

test('all students who change at the same moment are on the list', async () => {
  const rows = [1, 2, 3, 4].map((points) => ({
    id: randomUUID(),
    username: `Reader ${points}`,
    points,
    reached_at: new Date(clock.now).toISOString(),
    streak: 0,
    last_activity_date: null,
    rest_days: 0,
    time_zone: null,
  }));
  await Promise.all(rows.map((row) => updateTop(boardOfWeek(), new Map([[row.id, row]]))));
  const ours = (await topOf(boardOfWeek())).filter(({ id }) => rows.some((row) => row.id === id));
  expect(ours.map(({ points }) => points)).toEqual([4, 3, 2, 1]);
});

import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startDynamoDb } from '../../local/dynamodb';
import { createEmptyTable } from '../../local/dynamodb/empty-table';
import { openDirectly } from '../support/direct-table';
import { sendDirectly } from '../support/send-directly';

/** The mails that the queue has accepted. */
const mockQueued: string[] = [];
let mockIsDown = false;
jest.mock('../../lambdas/platform/aws-call', () => ({
  awsCall: async (_service: string, _operation: string, { MessageBody }: { MessageBody: string }) => {
    if (mockIsDown) throw new Error('down');
    mockQueued.push(MessageBody);
    return {};
  },
}));

/** Loaded after the mock. */
const { dueMail, keeping, queueLeftMails, queueMails } =
  require('../../lambdas/mail/outbox') as typeof import('../../lambdas/mail/outbox');
const { transact } =
  require('../../lambdas/platform/table/transact') as typeof import('../../lambdas/platform/table/transact');

const clock = { now: Date.parse('2026-11-18T15:00:00Z') };
Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => clock.now });
const pass = (minutes: number) => {
  clock.now += minutes * 60_000;
};

let engine: Awaited<ReturnType<typeof startDynamoDb>>;
beforeAll(async () => {
  process.env.MAIL_WORKER_QUEUE_URL = 'mails';
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  engine = await startDynamoDb({});
  sendDirectly(DynamoDBDocumentClient);
  openDirectly(engine);
  await createEmptyTable(engine, 'Outbox');
});
afterAll(() => engine.close());

/** A mail whose transaction succeeded while the queue was down. */
const leaveMail = async () => {
  const mail = dueMail({ kind: 'teacher_verified', to: 'teacher@school.test' });
  mockIsDown = true;
  await transact(keeping([mail]));
  await queueMails([mail]);
  mockIsDown = false;
  mockQueued.length = 0;
};

test('a left mail is sent by the schedule once its lease has ended, and once only', async () => {
  await leaveMail();
  pass(4);
  await queueLeftMails();
  expect(mockQueued).toEqual([]);
  pass(1);
  await queueLeftMails();
  expect(mockQueued).toHaveLength(1);
  pass(6);
  await queueLeftMails();
  expect(mockQueued).toHaveLength(1);
});

test('a left mail that simultaneous runs of the schedule find is sent once', async () => {
  await leaveMail();
  pass(6);
  await Promise.all(Array.from({ length: 5 }, () => queueLeftMails()));
  expect(mockQueued).toHaveLength(1);
});

test('a left mail waits for the next lease while the queue stays down', async () => {
  await leaveMail();
  pass(6);
  mockIsDown = true;
  await expect(queueLeftMails()).rejects.toThrow('down');
  mockIsDown = false;
  await queueLeftMails();
  expect(mockQueued).toEqual([]);
  pass(6);
  await queueLeftMails();
  expect(mockQueued).toHaveLength(1);
});

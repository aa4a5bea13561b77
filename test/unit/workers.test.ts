import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { functions } from '../../lib/functions';

type Asked = readonly [operation: string, input: Record<string, unknown>];
/** The requests to the queue, in their order. */
const mockAsked: Asked[] = [];
let mockIsDown = false;
jest.mock('../../lambdas/platform/aws-call', () => ({
  awsCall: async (_service: string, operation: string, input: Record<string, unknown>) => {
    mockAsked.push([operation, input]);
    if (mockIsDown) throw new Error('down');
    return {};
  },
}));

// They need modules that Jest cannot load.
jest.mock('../../lambdas/comics/drawing/make-comic', () => ({}));
jest.mock('../../lambdas/imports/read-file', () => ({}));

/** Loaded after the mocks. */
const { NotYet, workOff } =
  require('../../lambdas/platform/queue/work-off') as typeof import('../../lambdas/platform/queue/work-off');

const logged: string[] = [];
beforeAll(() => {
  process.env.JOBS_QUEUE_URL = 'own queue';
  process.env.JOBS_HELD_SECONDS = '40';
  process.env.JOBS_TRIES = '5';
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(logged.push(String(line))));
});
afterEach(() => {
  mockAsked.length = 0;
  logged.length = 0;
  mockIsDown = false;
});

const recordOf = (body: string, tries = 1, id = body) =>
  ({
    messageId: id,
    receiptHandle: `receipt of ${id}`,
    body,
    attributes: { ApproximateReceiveCount: String(tries) },
  }) as unknown as SQSRecord;

/** The request that makes a delivered job return after these seconds unless it is done. */
const comesBack = (id: string, seconds: number): Asked => [
  'ChangeMessageVisibility',
  { QueueUrl: 'own queue', ReceiptHandle: `receipt of ${id}`, VisibilityTimeout: seconds },
];

const failed = (...ids: string[]): SQSBatchResponse => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});

/** A worker that throws returns all of its jobs. */
const allFailed = () => failed('no job');

type Worker = { handler: (event: { Records: SQSRecord[] }) => Promise<SQSBatchResponse> };

test.each(functions.filter(({ queue }) => queue !== undefined))(
  'the worker $name reports a failed job, which returns after seconds',
  async ({ entry }) => {
    const { handler } = require(`../../lambdas/${entry}`) as Worker;
    expect(await handler({ Records: [recordOf('no job', 2)] }).catch(allFailed)).toEqual(failed('no job'));
    expect(mockAsked).toEqual([comesBack('no job', 40), comesBack('no job', 9)]);
  },
);

test('a crisis mail that cannot be sent is immediately an error of its function, which raises an alarm', async () => {
  const { handler } = require('../../lambdas/functions/mail/crisis-worker') as Worker;
  await expect(handler({ Records: [recordOf('no job')] })).rejects.toThrow('crisis');
  expect(mockAsked.at(-1)).toEqual(comesBack('no job', 3));
});

describe('a worker', () => {
  const done: string[] = [];
  const isLast: boolean[] = [];
  const handler = workOff({
    read: (body): { what: string } => JSON.parse(body),
    work: async ({ what }, its) => {
      isLast.push(its.isLast);
      if (what === 'fails') throw new Error('what a child wrote');
      if (what === 'waits') throw new NotYet(310);
      done.push(what);
    },
    failure: 'nothing done',
    about: ({ what }) => ({ what }),
  });
  const jobs = (...whats: string[]) => whats.map((what) => recordOf(JSON.stringify({ what }), 1, what));
  afterEach(() => {
    done.length = 0;
    isLast.length = 0;
  });

  test.each([
    [1, false, 3],
    [2, false, 9],
    [3, false, 27],
    [4, false, 81],
    // The queue moves the job to the dead letters at its next delivery, which is immediate.
    [5, true, 0],
    [6, true, 0],
  ])('returns a job after try %i (last: %s) for %i seconds', async (tries, last, seconds) => {
    const record = recordOf('{"what":"fails"}', tries, 'fails');
    expect(await handler({ Records: [record] })).toEqual(failed('fails'));
    expect(mockAsked.at(-1)).toEqual(comesBack('fails', seconds));
    expect(isLast).toEqual([last]);
    expect(logged.join()).toContain('"what":"fails"');
    expect(logged.join()).not.toContain('child wrote');
  });

  test('does the other jobs of a batch and does not repeat them', async () => {
    expect(await handler({ Records: jobs('one', 'fails', 'two') })).toEqual(failed('fails'));
    expect(done).toEqual(['one', 'two']);
  });

  test('postpones a job by a new message, because waiting for another worker does not count as a try', async () => {
    expect(await handler({ Records: [recordOf('{"what":"waits"}', 5, 'waits')] })).toEqual(failed());
    expect(mockAsked).toEqual([
      comesBack('waits', 40),
      ['SendMessage', { QueueUrl: 'own queue', MessageBody: '{"what":"waits"}', DelaySeconds: 310 }],
    ]);
    expect(logged).toEqual([]);
  });

  test('does its jobs while the queue itself is down, and reports those that it could not postpone', async () => {
    mockIsDown = true;
    expect(await handler({ Records: jobs('one', 'waits', 'fails', 'two') })).toEqual(
      failed('waits', 'fails'),
    );
    expect(done).toEqual(['one', 'two']);
    expect(mockAsked).toContainEqual(comesBack('waits', 310));
  });
});

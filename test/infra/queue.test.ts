import { expect, test } from '@jest/globals';
import { capitalized, functions } from '../../lib/functions';
import { idOf, type Reference, synthesized } from '../support/stack';

interface Queue {
  readonly SqsManagedSseEnabled?: boolean;
  readonly VisibilityTimeout: number;
  readonly MessageRetentionPeriod?: number;
  readonly RedrivePolicy?: { deadLetterTargetArn: Reference; maxReceiveCount: number };
}

const stack = synthesized();
const queues = stack.of<Queue>('AWS::SQS::Queue');
/** Those that jobs are sent to, each with its worker. */
const works = queues.filter(([, { RedrivePolicy }]) => RedrivePolicy !== undefined);
const sources = stack
  .of<{ EventSourceArn: Reference; FunctionName: Reference }>('AWS::Lambda::EventSourceMapping')
  .filter(([, { EventSourceArn }]) => queues.some(([id]) => id === idOf(EventSourceArn)));

test('every queue of jobs has a worker', () => {
  const fed = sources.map(([, { EventSourceArn }]) => idOf(EventSourceArn));
  expect(fed.toSorted()).toEqual(works.map(([id]) => id).toSorted());
  expect(works.length).toBeGreaterThanOrEqual(4);
});

test.each(queues)('the queue %s is encrypted', (_id, { SqsManagedSseEnabled }) => {
  expect(SqsManagedSseEnabled).toBe(true);
});

test('every queue refuses plain HTTP', () => {
  const [[, policy] = [], ...others] = stack.of<{ Queues: Reference[]; PolicyDocument: object }>(
    'AWS::SQS::QueuePolicy',
  );
  const ids = queues.map(([id]) => id).toSorted();
  expect(others).toEqual([]);
  expect(policy?.Queues.map(idOf).toSorted()).toEqual(ids);
  expect(policy?.PolicyDocument).toMatchObject({
    Statement: [
      {
        Effect: 'Deny',
        Action: 'sqs:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        // SQS refuses a statement that names several queues; this one stands for the queue that has the policy.
        Resource: '*',
      },
    ],
  });
});

const days = (count: number) => count * 86_400;

test.each(works)(
  '%s: a job that fails repeatedly moves to the dead-letter queue',
  (id, { RedrivePolicy }) => {
    expect(RedrivePolicy?.maxReceiveCount).toBe(id.startsWith('LeaderboardRepair') ? 10 : 5);
    const deadLetters = queues.find(([other]) => other === idOf(RedrivePolicy?.deadLetterTargetArn));
    expect(deadLetters?.[1].MessageRetentionPeriod).toBe(id.startsWith('Mail') ? days(4) : days(14));
  },
);

test('the secret of a mail’s link is in no queue for longer than four days after it was sent', () => {
  const holding = queues.filter(([id]) => id.startsWith('Mail'));
  expect(holding.map(([, { MessageRetentionPeriod }]) => MessageRetentionPeriod)).toEqual([days(4), days(4)]);
});

test.each(works)('%s: a job is not delivered again while it is processed', (id, { VisibilityTimeout }) => {
  const source = sources.find(([, { EventSourceArn }]) => idOf(EventSourceArn) === id)?.[1];
  const worker = stack
    .functions<{ Timeout: number }>()
    .find(([name]) => name === idOf(source?.FunctionName))?.[1];
  expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * (worker?.Timeout ?? Number.NaN));
});

test.each(
  functions.flatMap(({ name, queue }) =>
    queue === undefined ? [] : [[name, queue.maxConcurrency] as const],
  ),
)('%s: a failed job is reported alone, and a flood of jobs takes %i workers at most', (name, most) => {
  const isOurs = ([, { FunctionName }]: (typeof sources)[number]) =>
    idOf(FunctionName)?.startsWith(`${capitalized(name)}Function`);
  expect(sources.find(isOurs)?.[1]).toMatchObject({
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: most },
  });
});

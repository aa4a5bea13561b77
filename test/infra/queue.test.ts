import { expect, test } from '@jest/globals';
import { idOf, type Reference, synthesized } from '../support/stack';

interface Queue {
  readonly SqsManagedSseEnabled?: boolean;
  readonly VisibilityTimeout: number;
  readonly MessageRetentionPeriod?: number;
  readonly RedrivePolicy?: { deadLetterTargetArn: Reference; maxReceiveCount: number };
}

const stack = synthesized();
const queues = stack.of<Queue>('AWS::SQS::Queue');
const work = queues.find(([, { RedrivePolicy }]) => RedrivePolicy !== undefined);
const source = stack.of<{ EventSourceArn: Reference; FunctionName: Reference }>(
  'AWS::Lambda::EventSourceMapping',
)[0]?.[1];

test.each(queues)('the queue %s is encrypted and speaks TLS only', (id, { SqsManagedSseEnabled }) => {
  expect(SqsManagedSseEnabled).toBe(true);
  stack.template.hasResourceProperties('AWS::SQS::QueuePolicy', {
    Queues: [{ Ref: id }],
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Deny',
          Action: 'sqs:*',
          Principal: { AWS: '*' },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
      ],
    },
  });
});

test('after five failures a job waits two weeks in the dead letters', () => {
  const redrive = work?.[1].RedrivePolicy;
  expect(redrive?.maxReceiveCount).toBe(5);
  const deadLetters = queues.find(([id]) => id === idOf(redrive?.deadLetterTargetArn));
  expect(deadLetters?.[1].MessageRetentionPeriod).toBe(14 * 86_400);
});

test('a job does not come back while it is worked on: six times the worker’s timeout', () => {
  const worker = stack
    .functions<{ Timeout: number }>()
    .find(([id]) => id === idOf(source?.FunctionName))?.[1];
  expect(idOf(source?.EventSourceArn)).toBe(work?.[0]);
  expect(work?.[1].VisibilityTimeout).toBeGreaterThanOrEqual(6 * (worker?.Timeout ?? Number.NaN));
});

test('a failed job is reported alone, and a flood of jobs takes ten workers at most', () => {
  stack.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 10 },
  });
});

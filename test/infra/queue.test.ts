import { expect, test } from '@jest/globals';
import { backOffSeconds, usualTries } from '../../contract/jobs';
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
/** The queues of jobs. Each has a worker; dead-letter queues do not. */
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
        // SQS refuses a statement that names several queues; `*` means the queue of the policy.
        Resource: '*',
      },
    ],
  });
});

const days = (count: number) => count * 86_400;

/** The tries of jobs that depend on an external service, which may be down for longer than two minutes. */
const declaredTries: Readonly<Record<string, number>> = {
  MailWorker: 8,
  MailCrisisWorker: 20,
  DeletionWorker: 8,
};
const triesOf = (id: string) => declaredTries[id.split('Queue')[0] ?? ''] ?? usualTries;

test.each(works)(
  '%s: a job that fails repeatedly moves to the dead-letter queue',
  (id, { RedrivePolicy }) => {
    expect(RedrivePolicy?.maxReceiveCount).toBe(triesOf(id));
    expect(workerOf(id).Environment.Variables.JOBS_TRIES).toBe(String(triesOf(id)));
    const deadLetters = queues.find(([other]) => other === idOf(RedrivePolicy?.deadLetterTargetArn));
    expect(deadLetters?.[1].MessageRetentionPeriod).toBe(
      days(/^Letters/.test(id) ? 2 : /^(Mail|Comics)/.test(id) ? 4 : 14),
    );
  },
);

test('no queue keeps the secret of a mail’s link for longer than four days', () => {
  const holding = queues.filter(([id]) => id.startsWith('Mail'));
  expect(holding.map(([, { MessageRetentionPeriod }]) => MessageRetentionPeriod)).toEqual(
    Array.from({ length: 4 }, () => days(4)),
  );
});

interface Worker {
  readonly Timeout: number;
  readonly Environment: { readonly Variables: Readonly<Record<string, unknown>> };
}

const workerOf = (queue: string) => {
  const source = sources.find(([, { EventSourceArn }]) => idOf(EventSourceArn) === queue)?.[1];
  const found = stack.functions<Worker>().find(([id]) => id === idOf(source?.FunctionName));
  if (found === undefined) throw new Error(`${queue} has no worker`);
  return found[1];
};

test.each(works)(
  '%s: a job is not delivered again while it is being processed',
  (id, { VisibilityTimeout }) => {
    expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * workerOf(id).Timeout);
  },
);

/** In seconds. SQS publishes its metrics once a minute, and the alarm of dead letters evaluates five minutes. */
const untilDeadLettersRing = 60 + 300;
const minutes = (seconds: number) => seconds / 60;

test.each(works)(
  '%s: a failed job is tried again after seconds, and raises an alarm within minutes when it fails for good',
  (id, { RedrivePolicy }) => {
    const pauses = Array.from({ length: (RedrivePolicy?.maxReceiveCount ?? 0) - 1 }, (_, i) =>
      backOffSeconds(i + 1),
    );
    expect(pauses[0]).toBe(3);
    const untilAlarm = pauses.reduce((sum, pause) => sum + pause) + untilDeadLettersRing;
    // Crisis mails raise an alarm earlier: each failed try is an error of the function, and the third comes after twelve seconds.
    const longest = id.startsWith('MailCrisis') ? 90 : /^(Mail|Deletion)/.test(id) ? 30 : 10;
    expect(minutes(untilAlarm)).toBeLessThanOrEqual(longest);
  },
);

test.each(works)(
  '%s: a job whose worker was killed is tried again when no worker can have it, within about a quarter of an hour',
  (id) => {
    const { Timeout, Environment } = workerOf(id);
    const held = Number(Environment.Variables.JOBS_HELD_SECONDS);
    expect(held).toBe(Timeout + 20);
    expect(minutes(held)).toBeLessThan(16);
    // The worker needs its own queue to shorten the visibility timeout of a job.
    expect(idOf(Environment.Variables.JOBS_QUEUE_URL as Reference)).toBe(id);
  },
);

test.each(
  functions.flatMap(({ name, queue }) =>
    queue === undefined ? [] : [[name, queue.maxConcurrency] as const],
  ),
)('%s: a worker reports failed jobs individually, and many jobs start %i workers at most', (name, most) => {
  const isOurs = ([, { FunctionName }]: (typeof sources)[number]) =>
    idOf(FunctionName)?.startsWith(`${capitalized(name)}Function`);
  expect(sources.find(isOurs)?.[1]).toMatchObject({
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: most },
  });
});

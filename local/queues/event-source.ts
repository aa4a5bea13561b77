import type { LocalFunction } from '../functions/local-function';
import { account, region } from '../template/template';
import type { Message, Queue } from './queue';

const record = (queue: Queue, message: Message) => ({
  messageId: message.id,
  receiptHandle: message.receiptHandle,
  body: message.body,
  attributes: { ApproximateReceiveCount: String(message.receiveCount) },
  messageAttributes: {},
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:${region}:${account}:${queue.name}`,
  awsRegion: region,
});

interface BatchResponse {
  readonly batchItemFailures?: readonly { readonly itemIdentifier?: unknown }[] | null;
}

export interface EventSourceOptions {
  /** The most messages of one invocation. */
  readonly batchSize: number;
  /** The time to wait for a full batch. */
  readonly windowSeconds: number;
  /** Whether the function reports failed messages. Otherwise an answer means that none failed. */
  readonly reportsFailures: boolean;
  /** The most invocations at a time. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

/**
 * Whether a message has failed. A report that does not name messages of the batch fails all of them.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 */
const failuresIn = (batch: readonly Message[], response: BatchResponse | null) => {
  const failed = (response?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  const ids: unknown[] = batch.map(({ id }) => id);
  const isValid = failed.every((id) => ids.includes(id));
  return ({ id }: Message) => !isValid || failed.includes(id);
};

/** Leaves failed messages in the queue: they are delivered again when their visibility timeouts end. */
const work = async (
  queue: Queue,
  worker: LocalFunction,
  batch: readonly Message[],
  reportsFailures: boolean,
) => {
  try {
    const response = await worker.invoke({ Records: batch.map((message) => record(queue, message)) });
    const hasFailed = failuresIn(batch, reportsFailures ? (response as BatchResponse | null) : null);
    for (const message of batch) if (!hasFailed(message)) queue.delete(message.receiptHandle);
  } catch {
    // After a crash or timeout of the function no message is deleted, as on AWS.
  } finally {
    for (const message of batch) queue.release(message);
  }
};

/** Delivers the queue's messages to the function, in batches, until `signal` is aborted. */
export const startEventSource = (queue: Queue, worker: LocalFunction, options: EventSourceOptions): void => {
  const { batchSize, windowSeconds, reportsFailures, concurrency, signal } = options;
  const loop = async () => {
    while (!signal.aborted) {
      const batch = await queue.receive(batchSize, windowSeconds);
      if (!signal.aborted) await work(queue, worker, batch, reportsFailures);
    }
  };
  for (let i = 0; i < concurrency; i++) void loop();
};

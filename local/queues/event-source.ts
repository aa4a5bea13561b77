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
  readonly batchItemFailures?: readonly { readonly itemIdentifier: string }[];
}

/** Leaves a failed message in the queue: it is delivered again when its visibility timeout ends. */
const work = async (queue: Queue, worker: LocalFunction, message: Message) => {
  try {
    const response = (await worker.invoke({ Records: [record(queue, message)] })) as BatchResponse | null;
    const failed = response?.batchItemFailures?.some(({ itemIdentifier }) => itemIdentifier === message.id);
    if (!failed) queue.delete(message.receiptHandle);
  } catch {
    // After a crash or timeout of the function the message is not deleted, as on AWS.
  } finally {
    queue.release(message);
  }
};

/**
 * Delivers the queue's messages to the function, one per invocation and at most `concurrency` at a time, until `signal` is
 * aborted.
 */
export const startEventSource = (
  queue: Queue,
  worker: LocalFunction,
  { concurrency, signal }: { concurrency: number; signal: AbortSignal },
): void => {
  const loop = async () => {
    while (!signal.aborted) {
      const message = await queue.receive();
      if (!signal.aborted) await work(queue, worker, message);
    }
  };
  for (let i = 0; i < concurrency; i++) void loop();
};

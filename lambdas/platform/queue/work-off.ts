import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { setting } from '../config';
import { correlate, log } from '../log';
import { comeBackIn } from './send';

/** A job is not done, and nothing is wrong: it comes back after so many seconds, without an error in the log. */
export class NotYet extends Error {
  override readonly name = 'NotYet';

  constructor(readonly seconds: number) {
    super('The job comes back');
  }
}

/** 3 s, 9 s, 27 s, 81 s: a brief failure is retried soon, an outage is not flooded with retries. */
const backOffSeconds = (received: number) => 3 ** received;

interface Retried {
  /** `BOOKS_WORKER_QUEUE`: the prefix of its settings. */
  readonly queue: `${string}_QUEUE`;
  /** The ids of a job, for the log. */
  readonly about: (body: string) => object;
}

/**
 * The worker of a queue. `work` throws for an unfinished job: only that job is reported and delivered again, the others of
 * the batch are not repeated, and after the last try it goes to the dead-letter queue. `failure` is the text for the log.
 * If it is `retried`, a job that failed comes back after a growing delay instead of the visibility timeout, and `work` learns
 * whether it is the last try.
 */
export const workOff = (
  work: (record: SQSRecord, isLast: boolean) => Promise<void>,
  failure: string,
  retried?: Retried,
) => {
  const isLastOf = (received: number) =>
    retried !== undefined && received >= Number(setting(`${retried.queue}_MAX_RECEIVES`));
  const delayAfter = (error: unknown, received: number): number => {
    if (error instanceof NotYet) return error.seconds;
    return isLastOf(received) ? 0 : backOffSeconds(received);
  };
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of event.Records) {
      correlate(record.messageId);
      const received = Number(record.attributes.ApproximateReceiveCount);
      try {
        await work(record, isLastOf(received));
      } catch (error) {
        if (!(error instanceof NotYet))
          log.error(failure, error, { ...retried?.about(record.body), received });
        if (retried !== undefined)
          await comeBackIn(`${retried.queue}_URL`, record.receiptHandle, delayAfter(error, received));
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  };
};

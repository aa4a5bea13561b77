import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { backOffSeconds } from '../../../contract/jobs';
import { setting } from '../config';
import { correlate, log } from '../log';
import { comeBackIn, sendAgain } from './send';

/**
 * Thrown when a job cannot be done yet and nothing is wrong. It is delivered again after `seconds`, and the attempt does not
 * count.
 */
export class NotYet extends Error {
  override readonly name = 'NotYet';

  constructor(readonly seconds: number) {
    super('The job comes back');
  }
}

interface Try {
  /** An earlier attempt may have stopped at any point. */
  readonly isRepeated: boolean;
  /** If this attempt fails, the job moves to the dead-letter queue. */
  readonly isLast: boolean;
}

interface Work<Job> {
  readonly read: (body: string) => Job;
  /** Throws if the job is unfinished. */
  readonly work: (job: Job, its: Try) => Promise<void>;
  /** The message that is logged for a failure; `about` returns the ids of the job. */
  readonly failure: string;
  readonly about?: (job: Job) => object;
}

/** Otherwise it comes back after the queue's visibility timeout, which is six times as long as a worker may run. */
const comesBackIn = async (seconds: number, { receiptHandle }: SQSRecord): Promise<void> => {
  try {
    await comeBackIn(receiptHandle, seconds);
  } catch (error) {
    log.error('job comes back late', error);
  }
};

/**
 * Replaces the job by a new message, because another delivery of the old one would count as an attempt. False if the queue does
 * not accept it.
 */
const isPutOff = async (record: SQSRecord, seconds: number): Promise<boolean> => {
  try {
    await sendAgain(JSON.parse(record.body), seconds);
    return true;
  } catch (error) {
    log.error('job not put off', error);
    await comesBackIn(seconds, record);
    return false;
  }
};

/**
 * The handler of every queue worker. Only failed jobs are delivered again, with growing delays; the other jobs of the batch are
 * not repeated. A job that fails its last attempt moves to the dead-letter queue at once. The job of a killed worker returns
 * when that worker can no longer run.
 */
export const workOff = <Job>({ read, work, failure, about = () => ({}) }: Work<Job>) => {
  /** Whether the job is finished or replaced by another message. */
  const isDone = async (record: SQSRecord, held: Promise<unknown>): Promise<boolean> => {
    const tries = Number(record.attributes.ApproximateReceiveCount);
    const isLast = tries >= Number(setting('JOBS_TRIES'));
    let ids = {};
    try {
      const job = read(record.body);
      ids = about(job);
      await work(job, { isRepeated: tries > 1, isLast });
      return true;
    } catch (error) {
      if (error instanceof NotYet) return isPutOff(record, error.seconds);
      log.error(failure, error, { ...ids, received: tries });
      await held;
      await comesBackIn(isLast ? 0 : backOffSeconds(tries), record);
      return false;
    }
  };
  return async ({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> => {
    const seconds = Number(setting('JOBS_HELD_SECONDS'));
    const held = Promise.all(Records.map((record) => comesBackIn(seconds, record)));
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of Records) {
      correlate(record.messageId);
      if (!(await isDone(record, held))) batchItemFailures.push({ itemIdentifier: record.messageId });
    }
    await held;
    return { batchItemFailures };
  };
};

import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { FeatureOff } from '../platform/ai/features';
import { setting } from '../platform/config';
import { correlate, log } from '../platform/log';
import { readJob, retryIn } from './queue';
import { BookBusy, leaseSeconds, workOnBook } from './work-on-book';

const giveUpText = 'Wren could not open this book just now. Please try again in a little while.';

/** 3 s, 9 s, 27 s, 81 s: a brief failure of the model is retried soon, an outage is not flooded with retries. */
const backOffSeconds = (received: number) => 3 ** received;

/**
 * The delay until the job is delivered again. The last one is zero: the job goes to the dead-letter queue and raises the
 * alarm.
 */
const delayAfter = (error: unknown, received: number, last: boolean): number => {
  if (error instanceof BookBusy) return leaseSeconds;
  return last ? 0 : backOffSeconds(received);
};

/** True when the job is finished: processed, or disabled by the settings, which a retry would not change. */
const work = async (record: SQSRecord): Promise<boolean> => {
  const { book_id } = readJob(record.body);
  const received = Number(record.attributes.ApproximateReceiveCount);
  const last = received >= Number(setting('BOOKS_WORKER_QUEUE_MAX_RECEIVES'));
  try {
    await workOnBook(book_id, (error) => (last || error instanceof FeatureOff ? giveUpText : undefined));
    log.info('book settled', { book: book_id });
    return true;
  } catch (error) {
    log.error('book not processed', error, { book: book_id, received, last });
    if (error instanceof FeatureOff) return true;
    await retryIn(record.receiptHandle, delayAfter(error, received, last));
    return false;
  }
};

/** One job per record. A failed job is reported individually, so that the others of the batch are not repeated. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    correlate(record.messageId);
    if (!(await work(record))) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
};

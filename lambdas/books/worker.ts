import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { FeatureOff } from '../platform/ai/ask';
import { setting } from '../platform/config';
import { correlate, log } from '../platform/log';
import { readJob, retryIn } from './queue';
import { BookBusy, leaseSeconds, workOnBook } from './work-on-book';

const giveUpText = 'Wren could not open this book just now. Please try again in a little while.';

/** 3 s, 9 s, 27 s, 81 s: a model that hiccups is asked again soon, one that is down is left in peace. */
const backOffSeconds = (received: number) => 3 ** received;

/** How long until the job comes back. The last time at once, to go to the dead letters and ring the alarm. */
const delayAfter = (error: unknown, received: number, last: boolean): number => {
  if (error instanceof BookBusy) return leaseSeconds;
  return last ? 0 : backOffSeconds(received);
};

/** True when the job is done with: settled, or switched off by the settings, which no retry would change. */
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

/** One job per record; a failed one is reported alone, so the others of the batch are not done again. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    correlate(record.messageId);
    if (!(await work(record))) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
};

import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { setting } from '../platform/config';
import { correlate, log } from '../platform/log';
import { readJob, retryIn } from './queue';
import { BookBusy, letGo, workOnBook } from './work-on-book';

const giveUpText = 'Wren could not open this book just now. Please try again in a little while.';

/** 3 s, 9 s, 27 s: a model that hiccups is asked again soon, one that is down is left in peace. */
const backOffSeconds = (received: number) => 3 ** received;

const afterFailure = async (record: SQSRecord, bookId: string, error: unknown) => {
  const received = Number(record.attributes.ApproximateReceiveCount);
  const last = received >= Number(setting('BOOK_QUEUE_MAX_RECEIVES'));
  log.error('book not processed', error, { book: bookId, received, last });
  if (!(error instanceof BookBusy)) await letGo(bookId, last ? giveUpText : undefined);
  // The last time it comes back at once, so that the queue puts it among the dead letters and the alarm rings.
  await retryIn(record.receiptHandle, last ? 0 : backOffSeconds(received));
};

/** One job per record; a failed one is reported alone, so the others of the batch are not done again. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    correlate(record.messageId);
    const { book_id } = readJob(record.body);
    try {
      await workOnBook(book_id);
      log.info('book settled', { book: book_id });
    } catch (error) {
      batchItemFailures.push({ itemIdentifier: record.messageId });
      await afterFailure(record, book_id, error);
    }
  }
  return { batchItemFailures };
};

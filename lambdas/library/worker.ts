import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { setting } from '../platform/config';
import { correlate, log } from '../platform/log';
import { readJob, retryIn } from './queue';
import { ImportBusy, leaseSeconds, readFile } from './read-file';
import { removeEverything } from './remove-import';

/** Longer than any worker that writes texts or questions runs. */
const sweepAfterSeconds = 180;

const backOffSeconds = (received: number) => 3 ** received;

/** The delay until the job is delivered again; undefined when it is done. */
const work = async (record: SQSRecord): Promise<number | undefined> => {
  const { id, work } = readJob(record.body);
  const received = Number(record.attributes.ApproximateReceiveCount);
  const isLast = received >= Number(setting('LIBRARY_WORKER_QUEUE_MAX_RECEIVES'));
  try {
    if (work === 'remove') return (await removeEverything(id)) ? undefined : sweepAfterSeconds;
    await readFile(id, isLast);
    log.info('file read', { import: id });
    return undefined;
  } catch (error) {
    if (error instanceof ImportBusy) return leaseSeconds;
    log.error('import failed', error, { import: id, received });
    return isLast ? 0 : backOffSeconds(received);
  }
};

/** One job per record. An unfinished job is reported individually and comes back after its own delay. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    correlate(record.messageId);
    const delay = await work(record);
    if (delay === undefined) continue;
    await retryIn(record.receiptHandle, delay);
    batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
};

import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { setting } from '../platform/config';
import { correlate, log } from '../platform/log';
import { leaseSeconds } from './lease';
import { DrawingBusy, makeComic } from './make-comic';
import { movePictures } from './move-pictures';
import { readJob, retryIn } from './queue';

const backOffSeconds = (received: number) => 3 ** received;

/** The delay until the job is delivered again; undefined when it is done. */
const work = async (record: SQSRecord): Promise<number | undefined> => {
  const job = readJob(record.body);
  const received = Number(record.attributes.ApproximateReceiveCount);
  const isLast = received >= Number(setting('COMICS_WORKER_QUEUE_MAX_RECEIVES'));
  try {
    if (job.work === 'move') await movePictures(job.user_id);
    else await makeComic(job, isLast);
    return undefined;
  } catch (error) {
    if (error instanceof DrawingBusy) return leaseSeconds;
    log.error('comic not drawn', error, { received });
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

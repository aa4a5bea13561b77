import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { correlate, log } from '../log';

/**
 * A queue's worker. `work` throws for a job that is not done: it is reported alone and comes back, so that the others of
 * the batch are not done again, and in the end goes to the dead letters. `failure` is what the log says of it.
 */
export const workOff =
  (work: (record: SQSRecord) => Promise<void>, failure: string) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of event.Records) {
      correlate(record.messageId);
      try {
        await work(record);
      } catch (error) {
        log.error(failure, error);
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  };

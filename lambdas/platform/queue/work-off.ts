import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { correlate, log } from '../log';

/**
 * The worker of a queue. `work` throws for an unfinished job: only that job is reported and delivered again, the others of
 * the batch are not repeated, and after the last try it goes to the dead-letter queue. `failure` is the text for the log.
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

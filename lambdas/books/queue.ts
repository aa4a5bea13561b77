import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { setting } from '../platform/config';
import { sendJob, sqs } from '../platform/queue/send';

const Job = z.object({ book_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

export const sendBook = (book_id: string): Promise<void> => sendJob('BOOK_QUEUE_URL', { book_id });

/** A job that failed comes back after this long instead of after the queue's whole visibility timeout. */
export const retryIn = (receiptHandle: string, seconds: number) =>
  sqs().send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: setting('BOOK_QUEUE_URL'),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );

import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { setting } from '../platform/config';

const sqs = new SQSClient({});

const Job = z.object({ book_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

export const sendJob = (bookId: string) =>
  sqs.send(
    new SendMessageCommand({
      QueueUrl: setting('BOOK_QUEUE_URL'),
      MessageBody: JSON.stringify({ book_id: bookId }),
    }),
  );

/** A job that failed comes back after this long instead of after the queue's whole visibility timeout. */
export const retryIn = (receiptHandle: string, seconds: number) =>
  sqs.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: setting('BOOK_QUEUE_URL'),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );

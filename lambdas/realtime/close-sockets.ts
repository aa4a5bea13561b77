import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { setting } from '../platform/config';

const Job = z.object({ user_id: z.string() });

export const readJob = (body: string) => Job.parse(JSON.parse(body));

let sqs: SQSClient | undefined;

/** Has every open socket of a person closed. By a queue, so that it happens though something is down just now. */
export const closeSockets = async (user_id: string): Promise<void> => {
  sqs ??= new SQSClient({});
  await sqs.send(
    new SendMessageCommand({
      QueueUrl: setting('SOCKETS_QUEUE_URL'),
      MessageBody: JSON.stringify({ user_id }),
    }),
  );
};

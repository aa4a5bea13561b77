import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { setting } from '../config';

let client: SQSClient | undefined;

/** One client per function instance. */
export const sqs = (): SQSClient => {
  client ??= new SQSClient({});
  return client;
};

/** Puts a job on the queue that a setting names. */
export const sendJob = async (queue: `${string}_QUEUE_URL`, job: object): Promise<void> => {
  const MessageBody = JSON.stringify(job);
  await sqs().send(new SendMessageCommand({ QueueUrl: setting(queue), MessageBody }));
};

import { createHash } from 'node:crypto';
import { awsJson, type Route, sendJson } from '../http';
import type { Queue } from './queue';

type Input = {
  QueueUrl: string;
  MessageBody: string;
  DelaySeconds?: number;
  ReceiptHandle: string;
  VisibilityTimeout: number;
  Entries: { Id: string; MessageBody: string; DelaySeconds?: number }[];
};

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The operations, without their transport. */
export const operations = (queues: ReadonlyMap<string, Queue>) => {
  const find = ({ QueueUrl }: Input): Queue => {
    const queue = queues.get(QueueUrl.split('/').at(-1) ?? '');
    if (queue === undefined) throw Object.assign(new Error('No such queue'), { name: 'QueueDoesNotExist' });
    return queue;
  };
  return {
    SendMessage: (input: Input) => ({
      MessageId: find(input).send(input.MessageBody, input.DelaySeconds),
      MD5OfMessageBody: md5(input.MessageBody),
    }),
    SendMessageBatch: (input: Input) => ({
      Successful: input.Entries.map(({ Id, MessageBody, DelaySeconds }) => ({
        Id,
        MessageId: find(input).send(MessageBody, DelaySeconds),
        MD5OfMessageBody: md5(MessageBody),
      })),
    }),
    GetQueueAttributes: (input: Input) => ({
      Attributes: { ApproximateNumberOfMessages: String(find(input).visible) },
    }),
    ChangeMessageVisibility: (input: Input) => {
      find(input).changeVisibility(input.ReceiptHandle, input.VisibilityTimeout);
      return {};
    },
  };
};

/** The queue operations that functions call through the SDK. The event source receives messages without them. */
export const sqs = (queues: ReadonlyMap<string, Queue>, { isDown }: { isDown(): boolean }): Route => {
  const serve = awsJson(operations(queues));
  return async (request, response, url) =>
    isDown()
      ? sendJson(response, 503, { __type: 'ServiceUnavailable', message: 'down' })
      : serve(request, response, url);
};

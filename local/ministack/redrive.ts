import type { Engine } from './engine';
import { askService } from './services';

interface Message {
  readonly Body: string;
  readonly ReceiptHandle: string;
}

/**
 * What SQS does when a redrive is started, and the engine does not (`lacks.ts`): moves all jobs of a dead-letter queue to the queue
 * that they came from.
 */
export const redrive = async (engine: Pick<Engine, 'url'>, SourceArn: string): Promise<object> => {
  const ask = (target: string, input: object) => askService(engine)('sqs', `AmazonSQS.${target}`, input);
  const { QueueUrls } = (await ask('ListQueues', {})) as { QueueUrls: readonly string[] };
  const queues = await Promise.all(
    QueueUrls.map(async (url) => {
      const { Attributes } = (await ask('GetQueueAttributes', {
        QueueUrl: url,
        AttributeNames: ['All'],
      })) as {
        Attributes: { QueueArn: string; RedrivePolicy?: string };
      };
      return { url, arn: Attributes.QueueArn, policy: JSON.parse(Attributes.RedrivePolicy ?? '{}') };
    }),
  );
  const from = queues.find(({ arn }) => arn === SourceArn)?.url;
  const to = queues.find(({ policy }) => policy.deadLetterTargetArn === SourceArn)?.url;
  if (from === undefined || to === undefined) throw new Error(`No dead letters are at ${SourceArn}`);
  for (;;) {
    const { Messages = [] } = (await ask('ReceiveMessage', { QueueUrl: from, MaxNumberOfMessages: 10 })) as {
      Messages?: readonly Message[];
    };
    if (Messages.length === 0) return { TaskHandle: 'done' };
    for (const { Body, ReceiptHandle } of Messages) {
      await ask('SendMessage', { QueueUrl: to, MessageBody: Body });
      await ask('DeleteMessage', { QueueUrl: from, ReceiptHandle });
    }
  }
};

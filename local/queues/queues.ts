import path from 'node:path';
import type { Clock } from '../clock';
import type { Template } from '../template/template';
import { Queue } from './queue';
import type { Twice } from './twice';

interface QueueProperties {
  VisibilityTimeout?: number;
  RedrivePolicy?: { deadLetterTargetArn: { 'Fn::GetAtt': [string, string] }; maxReceiveCount: number };
}

interface QueuesOptions {
  readonly origin: string;
  readonly clock: Clock;
  /** Decides which jobs are delivered twice. Dead letters are not: nobody receives them. */
  readonly twice?: Pick<Twice, 'next'>;
  readonly folder?: string | undefined;
}

/** Every queue of the template by logical id. Dead-letter queues are created before the queues that use them. */
export const createQueues = (
  template: Template,
  { origin, clock, twice, folder }: QueuesOptions,
): Map<string, Queue> => {
  const queues = new Map<string, Queue>();
  const create = (id: string): Queue => {
    const made = queues.get(id);
    if (made !== undefined) return made;
    const { VisibilityTimeout, RedrivePolicy } = template.get(id).Properties as QueueProperties;
    const queue = new Queue(id, {
      clock,
      visibilitySeconds: VisibilityTimeout ?? 30,
      ...(RedrivePolicy && {
        ...(twice && { twice }),
        maxReceives: RedrivePolicy.maxReceiveCount,
        deadLetters: create(RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'][0]),
      }),
      ...(folder !== undefined && { file: path.join(folder, `queue-${id}.json`) }),
    });
    queues.set(id, queue);
    template.place(id, {
      ref: `${origin}/_local/sqs/${id}`,
      attributes: { Arn: template.arn('sqs', id), QueueName: id },
    });
    return queue;
  };
  for (const [id] of template.of('AWS::SQS::Queue')) create(id);
  return queues;
};

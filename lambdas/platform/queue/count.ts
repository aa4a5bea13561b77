import { failedSettingOf, queueSettingOf, type Worker } from '../../../contract/jobs';
import { awsCall } from '../aws-call';
import { setting } from '../config';

const messagesIn = async (queue: string): Promise<number> => {
  const answer = await awsCall('sqs', 'GetQueueAttributes', {
    QueueUrl: setting(queue),
    AttributeNames: ['ApproximateNumberOfMessages'],
  });
  const { Attributes } = answer as { Attributes: { ApproximateNumberOfMessages: string } };
  return Number(Attributes.ApproximateNumberOfMessages);
};

/** How many jobs of a worker wait for it, about: those at work and postponed ones do not count. */
export const jobsInLine = (worker: Worker): Promise<number> => messagesIn(queueSettingOf(worker));

/** How many jobs of a worker have failed permanently and wait for an operator, about. */
export const failedJobs = (worker: Worker): Promise<number> => messagesIn(failedSettingOf(worker));

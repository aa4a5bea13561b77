import { awsCall } from '../aws-call';
import { setting } from '../config';

type QueueSetting = `${string}_QUEUE_URL`;

/** Puts a job on the queue that a setting names. */
export const sendJob = async (queue: QueueSetting, job: object): Promise<void> => {
  await awsCall('sqs', 'SendMessage', { QueueUrl: setting(queue), MessageBody: JSON.stringify(job) });
};

/** As many as SQS takes at once. */
const perCall = 10;

/** Throws unless every job was taken: whoever sends them is repeated then. */
export const sendJobs = async (queue: QueueSetting, jobs: readonly object[]): Promise<void> => {
  for (let from = 0; from < jobs.length; from += perCall) {
    const Entries = jobs
      .slice(from, from + perCall)
      .map((job, i) => ({ Id: String(i), MessageBody: JSON.stringify(job) }));
    const answer = await awsCall('sqs', 'SendMessageBatch', { QueueUrl: setting(queue), Entries });
    const { Failed = [] } = answer as { Failed?: unknown[] };
    if (Failed.length > 0) throw new Error(`${Failed.length} jobs were not taken`);
  }
};

/** A job that was not done comes back after this long instead of after the queue's whole visibility timeout. */
export const comeBackIn = async (
  queue: QueueSetting,
  receiptHandle: string,
  seconds: number,
): Promise<void> => {
  await awsCall('sqs', 'ChangeMessageVisibility', {
    QueueUrl: setting(queue),
    ReceiptHandle: receiptHandle,
    VisibilityTimeout: seconds,
  });
};

import { awsCall } from '../aws-call';
import { setting } from '../config';

type QueueSetting = `${string}_QUEUE_URL`;

/** Puts a job on the queue named by a setting, to be delivered after a delay of at most 900 seconds. */
export const sendJob = async (queue: QueueSetting, job: object, delaySeconds = 0): Promise<void> => {
  await awsCall('sqs', 'SendMessage', {
    QueueUrl: setting(queue),
    MessageBody: JSON.stringify(job),
    ...(delaySeconds > 0 && { DelaySeconds: delaySeconds }),
  });
};

/** SQS accepts at most this many at once. */
const perCall = 10;

/** Throws unless the queue accepted every job: the caller is then repeated. */
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

/** Makes an unfinished job come back after this time instead of after the queue's visibility timeout. */
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

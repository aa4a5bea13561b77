import { queueSettingOf, type Worker } from '../../../contract/jobs';
import { awsCall } from '../aws-call';
import { setting } from '../config';

/** The queue of the worker that runs. */
const ownQueue = 'JOBS_QUEUE_URL';

const put = async (queue: string, job: object, delaySeconds: number): Promise<void> => {
  await awsCall('sqs', 'SendMessage', {
    QueueUrl: setting(queue),
    MessageBody: JSON.stringify(job),
    ...(delaySeconds > 0 && { DelaySeconds: delaySeconds }),
  });
};

/** Puts a job on the queue of a worker, to be delivered after a delay of at most 900 seconds. */
export const sendJob = (worker: Worker, job: object, delaySeconds = 0): Promise<void> =>
  put(queueSettingOf(worker), job, delaySeconds);

/** Puts a job on the own queue again. */
export const sendAgain = (job: object, delaySeconds: number): Promise<void> =>
  put(ownQueue, job, delaySeconds);

/** SQS accepts at most this many at once. */
const perCall = 10;

/**
 * Throws unless the queue accepted every job: the caller is then repeated. `delayOf` returns the seconds after which a job is
 * delivered, at most 900.
 */
export const sendJobs = async (
  worker: Worker,
  jobs: readonly object[],
  delayOf: (index: number) => number = () => 0,
): Promise<void> => {
  for (let from = 0; from < jobs.length; from += perCall) {
    const Entries = jobs.slice(from, from + perCall).map((job, i) => ({
      Id: String(i),
      MessageBody: JSON.stringify(job),
      ...(delayOf(from + i) > 0 && { DelaySeconds: delayOf(from + i) }),
    }));
    const answer = await awsCall('sqs', 'SendMessageBatch', {
      QueueUrl: setting(queueSettingOf(worker)),
      Entries,
    });
    const { Failed = [] } = answer as { Failed?: unknown[] };
    if (Failed.length > 0) throw new Error(`${Failed.length} jobs were not taken`);
  }
};

/** Makes an unfinished job of the own queue come back after this time instead of after the queue's visibility timeout. */
export const comeBackIn = async (receiptHandle: string, seconds: number): Promise<void> => {
  await awsCall('sqs', 'ChangeMessageVisibility', {
    QueueUrl: setting(ownQueue),
    ReceiptHandle: receiptHandle,
    VisibilityTimeout: seconds,
  });
};

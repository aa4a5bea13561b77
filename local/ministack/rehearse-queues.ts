import { deepStrictEqual } from 'node:assert';
import type { Operator } from '../rehearsals/runbook';
import { until } from '../smoke/caller';
import type { Engine } from './engine';
import { askPath, askService } from './services';
import { type DeployedStage, stackName } from './stage';

/** Four tries after the first one, and the time of the runs. */
const longestSeconds = 300;

/** A job that is right, and one that no worker can read. */
const jobs = ['{"user_ids": ["somebody"]}', '{"user_ids": 7}'];

type Variables = Readonly<Record<string, string>>;

/** Gives the worker other variables, as a wrong setting would. Returns the ones before. */
const setVariables = async (
  engine: Engine,
  stage: DeployedStage,
  change: (variables: Variables) => Variables,
) => {
  const name = stage.physical('Lambda::Function', 'AnalyticsWorker');
  const path = `/2015-03-31/functions/${name}/configuration`;
  const { Environment } = JSON.parse(await askPath(engine)('lambda', 'GET', path));
  const Variables = change(Environment.Variables);
  await askPath(engine)('lambda', 'PUT', path, { Environment: { Variables } });
  return Environment.Variables as Variables;
};

interface Counts {
  readonly ApproximateNumberOfMessages: string;
  readonly ApproximateNumberOfMessagesNotVisible: string;
}

const jobsIn = async (engine: Engine, QueueUrl: string): Promise<number> => {
  const input = { QueueUrl, AttributeNames: ['All'] };
  const { Attributes } = await askService(engine)('sqs', 'AmazonSQS.GetQueueAttributes', input);
  const counts = Attributes as Counts;
  return Number(counts.ApproximateNumberOfMessages) + Number(counts.ApproximateNumberOfMessagesNotVisible);
};

/**
 * The runbook's section on dead letters: a worker fails until its jobs are dead letters; the operator sees them, discards the one
 * that is wrong, mends the cause and redrives the other, which is then done. Returns the second half, because the tries take two
 * minutes.
 */
export const beginQueues = async (engine: Engine, stage: DeployedStage, run: Operator) => {
  const queue = stage.physical('SQS::Queue', 'AnalyticsWorkerQueue');
  const before = await setVariables(engine, stage, (variables) => ({ ...variables, TABLE_NAME: 'no-table' }));
  for (const body of jobs)
    await askService(engine)('sqs', 'AmazonSQS.SendMessage', { QueueUrl: queue, MessageBody: body });

  return async (): Promise<void> => {
    const section = 'Dead letters';
    const { QueueUrls } = JSON.parse(
      await run(section, 'list-queues', { stage: stackName.replace('Inkwren-', '') }),
    );
    const url = QueueUrls.find((one: string) => one.includes('AnalyticsWorkerDeadLetters'));
    const seen = async () => {
      const { Attributes } = JSON.parse(await run(section, 'get-queue-attributes', { url }));
      return { count: Number(Attributes.ApproximateNumberOfMessages), arn: String(Attributes.QueueArn) };
    };
    await until(longestSeconds, async () => ((await jobsIn(engine, url)) === jobs.length ? true : undefined));
    const { count, arn } = await seen();
    deepStrictEqual(count, jobs.length);
    const { Messages } = JSON.parse(await run(section, 'receive-message', { url }));
    const bodies = Messages.map(({ Body }: { Body: string }) => Body);
    deepStrictEqual(bodies.toSorted(), jobs.toSorted());
    await run(section, 'delete-message', { url, handle: Messages[bodies.indexOf(jobs[1])].ReceiptHandle });
    await setVariables(engine, stage, () => before);
    // The other job is hidden until its handle ends.
    await until(60, async () => ((await seen()).count === 1 ? true : undefined));
    await run(section, 'start-message-move-task', { arn });
    await until(60, async () => ((await jobsIn(engine, queue)) === 0 ? true : undefined));
    // Neither this job nor any that the smoke test has caused.
    for (const one of QueueUrls.filter((name: string) => name.includes('DeadLetters')))
      deepStrictEqual([one, await jobsIn(engine, one)], [one, 0]);
  };
};

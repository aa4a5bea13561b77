import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, expect, test } from '@jest/globals';
import { region } from '../../../local/template/template';
import { advanceClock, cloud, eventually, functionLogs, queueSizes, resetClock } from '../../support/cloud';

afterEach(resetClock);

const sqs = new SQSClient({
  region,
  endpoint: `${cloud.url}/_local/sqs`,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

/** Lambda's report of discarded records of the stream. */
const report = async () => {
  const queue = Object.keys(await queueSizes()).find((id) => id.startsWith('LeaderboardRepairQueue'));
  const QueueUrl = `${cloud.url}/_local/sqs/${queue}`;
  const MessageBody = JSON.stringify({ timestamp: new Date().toISOString(), version: '1.0' });
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
};

const repaired = async () =>
  new Set(
    (await functionLogs())
      .filter((line) => line.includes('"board repaired"'))
      .map((line) => JSON.parse(line.slice(line.indexOf('{'))).board),
  );

test('a report of discarded changes starts a recount of both boards', async () => {
  await report();
  const boards = await eventually(async () => {
    await advanceClock('PT5M');
    const found = await repaired();
    return found.size === 2 ? [...found] : undefined;
  });
  expect(boards).toHaveLength(2);
});

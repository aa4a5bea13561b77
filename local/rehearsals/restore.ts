import { deepStrictEqual, strictEqual } from 'node:assert';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { at, root } from '../build/root';
import { built } from '../build/steps';
import { tool } from '../build/tool';
import { startDemo } from '../built-cloud';
import { type Cloud, startCloud } from '../cloud/start-cloud';
import { seedFunction } from '../seed/seed';
import { atRest, control, reader } from './reader';

const ada = 'ada@maple.test';
const ben = 'ben@maple.test';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** The points in the ledger of a user, whom the record must agree with. */
const ledgerOf = async ({ table }: Pick<Cloud, 'table'>, id: string): Promise<number> => {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: table.url, region: 'us-east-1', credentials }),
  );
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entry)',
      ExpressionAttributeValues: { ':pk': `USER#${id}`, ':entry': 'LEDGER#' },
      ConsistentRead: true,
    }),
  );
  client.destroy();
  return Items.reduce((sum, { points }) => sum + Number(points), 0);
};

/** Runs the script as an operator does. It prints the setting. */
const runScript = async ({ table }: Pick<Cloud, 'table'>, moment: Date): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'bin/restore.ts', '--table', table.name, '--at', moment.toISOString()],
    {
      cwd: root,
      env: {
        ...process.env,
        AWS_ENDPOINT_URL_DYNAMODB: table.url,
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
      },
    },
  );
  return stdout;
};

/** What a user sees of the own account, and what the ledger says. */
const accountOf = async (cloud: Cloud, email: string) => {
  const { call } = await reader(cloud, email);
  const { id, points, gems } = await call('/user');
  const { history } = await call('/user/quiz-history');
  return { points, gems, quizzes: history.length, ledger: await ledgerOf(cloud, id) };
};

const boardOf = async (cloud: Cloud) => {
  const { rows, me } = await (await reader(cloud, ben)).call('/leaderboard?period=all');
  return { rows: rows.map(({ id, points }: Record<string, unknown>) => [id, points]), me };
};

const eventually = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not happen: ${what}`);
};

/** Sends the job by which boards are counted again, as the runbook says. */
const repairBoards = async (cloud: Cloud): Promise<void> => {
  const queues = Object.keys(await (await fetch(`${cloud.url}/_local/queues`)).json());
  const id = queues.find((name) => /^LeaderboardRepairQueue/.test(name));
  await fetch(`${cloud.url}/_local/sqs`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({
      QueueUrl: `${cloud.url}/_local/sqs/${id}`,
      MessageBody: JSON.stringify({ timestamp: cloud.clock.now().toISOString() }),
    }),
  });
  // It waits until every award up to a moment is written.
  for (const duration of ['PT1M', 'PT7M', 'PT2M']) {
    await control(cloud, 'clock', { advance: duration });
    await atRest(cloud);
  }
};

/**
 * Restores the laptop's table to a moment by the operator's script, swaps the stack to it by the setting, and checks that what was
 * written before the moment is there, what was written after it is gone, and that accounts, ledgers and boards agree.
 */
export const rehearseRestore = async (dataFolder: string, tell: (line: string) => void): Promise<void> => {
  const times: string[] = [];
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const done = await work();
    times.push(`${what} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    tell(`✓ ${what}`);
    return done;
  };

  const first = await timed('the demo, with a quiz before the moment', async () => {
    const cloud = await startDemo({ dataFolder, recovers: true });
    await (await reader(cloud, ada)).takeQuiz(1);
    await atRest(cloud);
    return cloud;
  });
  const before = [await accountOf(first, ada), await accountOf(first, ben)];
  await control(first, 'clock', { advance: 'PT2S' });
  const moment = first.clock.now();
  const setting = await timed('a quiz after the moment, and the script', async () => {
    await control(first, 'clock', { advance: 'PT2S' });
    await (await reader(first, ben)).takeQuiz(1);
    await (await reader(first, ada)).takeQuiz(2);
    await atRest(first);
    const later = await accountOf(first, ben);
    if (later.points === before[1]?.points) throw new Error('The quiz after the moment did not count');
    await control(first, 'clock', { advance: 'PT6M' });
    return runScript(first, moment);
  });

  const templateFolder = at('dist/stack-restored');
  const second = await timed('the stack with the setting, on the restored table', async () => {
    await first.close();
    const environment = { CDK_OUTDIR: templateFolder, SETTINGS: setting };
    await tool(['--require', 'tsx/cjs', 'local/build/synthesize.ts'], environment);
    return startCloud({
      port: 0,
      dataFolder,
      templateFolder,
      siteFolder: built.site,
      extraFunctions: { [seedFunction]: built.seed },
    });
  });
  try {
    strictEqual(second.table.name, JSON.parse(setting).restoredTable.name);
    await timed('accounts and ledgers are those of the moment', async () => {
      const after = [await accountOf(second, ada), await accountOf(second, ben)];
      deepStrictEqual(after, before);
      for (const { points, ledger } of after) strictEqual(points, ledger);
    });
    await timed('boards are counted again', async () => {
      await repairBoards(second);
      const { rows, me } = await boardOf(second);
      strictEqual(me.points, before[1]?.points);
      const { id } = await (await reader(second, ada)).call('/user');
      deepStrictEqual(rows.find(([of]: string[]) => of === id)?.[1], before[0]?.points);
    });
    await timed('a quiz counts again, and the stream brings it to the boards', async () => {
      const points = await (await reader(second, ben)).takeQuiz(1);
      const wanted = Number(before[1]?.points) + points;
      const account = await accountOf(second, ben);
      deepStrictEqual([account.points, account.ledger], [wanted, wanted]);
      await eventually(async () => {
        await control(second, 'clock', { advance: 'PT1M' });
        return (await boardOf(second)).me.points === wanted;
      }, 'the board shows the quiz');
    });
  } finally {
    await second.close();
    rmSync(templateFolder, { recursive: true, force: true });
  }
  tell(`\n${times.join('\n')}`);
};

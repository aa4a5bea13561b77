import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { build } from 'esbuild';
import { bundleOptions } from '../lib/bundling/bundle';
import { type Bundles, functions } from '../lib/functions';
import { startDynamoDb } from '../local/dynamodb';
import type { Timing } from './probe';
import type { Section } from './report';
import { bundleSdkVariants } from './sdk-variants';
import { startEvent } from './start-event';
import { median } from './statistics';

const rounds = 20;
const tableName = 'Bench';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

const createTable = async (endpoint: string) => {
  const client = new DynamoDBClient({ region: 'us-east-1', endpoint, credentials });
  const keys = [
    ['pk', 'HASH'],
    ['sk', 'RANGE'],
  ] as const;
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keys.map(([AttributeName, KeyType]) => ({ AttributeName, KeyType })),
      AttributeDefinitions: [...keys.map(([name]) => name), 'list', 'listed_at'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'listing',
          KeySchema: [
            { AttributeName: 'list', KeyType: 'HASH' },
            { AttributeName: 'listed_at', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
  client.destroy();
};

/** Runs one bundle in a new process, as a cold start does. */
const prober = (probe: string, url: string) => async (file: string, event: unknown) => {
  const env = {
    PATH: process.env.PATH,
    STAGE: 'bench',
    TABLE_NAME: tableName,
    JOBS_HELD_SECONDS: '1',
    JOBS_TRIES: '5',
    AI_DAILY_LIMITS: '{}',
    AI_SCHOOL_LIMIT: '1',
    AI_STAGE_LIMIT: '1',
    TRANSCRIPT_DAYS: '1',
    CONSENT_AGES: '{"United States":13}',
    CONSENT_CONFIRMATION_MINUTES: '60',
    REALTIME_ENDPOINT: 'http://127.0.0.1:1',
    ORIGIN_KEYS: 'bench',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: url,
  };
  const input = event === 'import' ? event : JSON.stringify(event);
  const { stdout } = await promisify(execFile)(process.execPath, [probe, file, input], { env });
  const timing: Timing = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  if (timing.status !== null && timing.status >= 500) throw new Error(`${file} answered: ${stdout}`);
  return timing;
};

/** Import and first DynamoDB call of each function, compared with a bare handler on the stock SDK. */
export const coldStarts = async (bundles: Bundles, folder: string): Promise<Section> => {
  const own = (name: string) => path.join(folder, `${name}.js`);
  const source = (name: string) => path.join(__dirname, `${name}.ts`);
  const plain = { bundle: true, platform: 'node', minify: true } as const;
  await Promise.all([
    build({ ...plain, entryPoints: [source('bare-handler')], outfile: own('bare') }),
    build({ ...plain, entryPoints: [source('probe')], outfile: own('probe') }),
    build({ ...bundleOptions, entryPoints: [source('prepare')], outfile: own('prepare') }),
  ]);
  const engine = await startDynamoDb({});
  try {
    await createTable(engine.url);
    const run = prober(own('probe'), engine.url);
    await run(own('prepare'), {});
    const subjects = [
      { name: 'bare handler, stock SDK', file: own('bare'), event: {} as unknown },
      ...functions.map((declared) => ({
        name: declared.name,
        file: path.join(String(bundles[declared.name]), 'index.js'),
        event: startEvent(declared),
      })),
      ...(await bundleSdkVariants(folder)).map(({ declared, ...variant }) => ({
        ...variant,
        event: startEvent(declared),
      })),
    ].map((subject) => ({ ...subject, timings: [] as Timing[] }));
    // Rounds are interleaved, so that other load on the machine affects all functions alike.
    for (let round = 0; round < rounds; round++)
      for (const { file, event, timings } of subjects) timings.push(await run(file, event));
    const medians = subjects.map(({ name, timings }) => ({
      name,
      loaded: median(timings.map((t) => t.loaded)),
      firstAnswer: median(timings.flatMap((t) => t.firstAnswer ?? [])),
      cpu: median(timings.flatMap((t) => t.cpu ?? [])),
      answered: median(timings.flatMap((t) => t.answered ?? [])),
    }));
    const [bare] = medians;
    const shown = (ms: number) => (ms === 0 ? '' : ms.toFixed(1));
    const ratio = (ms: number, to = 1) => (ms === 0 ? '' : (ms / to).toFixed(2));
    return {
      title: 'Start of the functions',
      about: `Medians of ${rounds} fresh processes each, interleaved, in milliseconds from before the bundle is loaded. The ratios compare import + first DynamoDB answer, in time and in processor time, with a bare handler on the stock SDK in this run; the aim is at most 1.00. A whole request may make several calls.`,
      columns: ['function', 'import', 'import + first call', 'ratio', 'CPU ratio', 'whole first request'],
      rows: medians.map(({ name, loaded, firstAnswer, cpu, answered }) => [
        name,
        shown(loaded),
        shown(firstAnswer),
        ratio(firstAnswer, bare?.firstAnswer),
        ratio(cpu, bare?.cpu),
        shown(answered),
      ]),
    };
  } finally {
    await engine.close();
  }
};

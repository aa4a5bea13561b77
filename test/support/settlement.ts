import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, jest } from '@jest/globals';
import { startDynamoDb } from '../../local/dynamodb';
import { readBody, sendJson } from '../../local/http';
import { openDirectly } from './direct-table';
import { sendDirectly } from './send-directly';
import { createTable } from './table';

type Worker = typeof import('../../lambdas/functions/settlement/worker');
type Partition = typeof import('../../lambdas/platform/table/partition');
type Start = typeof import('../../lambdas/functions/settlement/start');

/** The current time of the functions. */
export const clock = { now: Date.parse('2026-11-18T15:00:00Z') };
Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => clock.now });

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
}

interface Sent {
  readonly body: string;
  /** The number of deliveries, including this one. */
  readonly received: number;
}

/** The faults that a test injects, and the counts of requests and failures so far. */
const undisturbed = () => ({
  failures: 0,
  failuresAreLost: false,
  requests: 0,
  killAt: Number.POSITIVE_INFINITY,
  kills: 0,
  sends: 0,
  refusals: 0,
  refuseAt: Number.NaN,
});
let state = undisturbed();
let jobs: Sent[] = [];
let deadLetters: Sent[] = [];

const reachesTable = () => {
  state.requests++;
  if (state.requests !== state.killAt) return true;
  state.kills++;
  return false;
};

const reachesQueue = () => {
  state.sends++;
  if (state.sends !== state.refuseAt) return true;
  state.refusals++;
  return false;
};

/** A queue that keeps its messages until a test processes them. */
const openQueue = async () => {
  const server = http.createServer(async (request, response) => {
    const body: { Entries?: Entry[] } = JSON.parse((await readBody(request, 1 << 20)).toString());
    // A request without entries changes the delay of a failed job; here the job returns immediately.
    if (body.Entries === undefined) return sendJson(response, 200, {});
    if (!reachesQueue()) return sendJson(response, 400, { __type: 'Refused', message: 'down' });
    const Successful = body.Entries.map(({ Id, MessageBody }) => {
      jobs.push({ body: MessageBody, received: 1 });
      const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex');
      return { Id, MessageId: Id, MD5OfMessageBody };
    });
    sendJson(response, 200, { Successful, Failed: [] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

/** One engine, one queue and one instance of the functions for all tests of a file: each test has its own table. */
const start = async () => {
  const engine = await startDynamoDb({ allows: reachesTable });
  sendDirectly(DynamoDBDocumentClient);
  const closeDirectly = openDirectly(engine);
  const queue = await openQueue();
  Object.assign(process.env, {
    CONSENT_AGES: '{}',
    SETTLEMENT_WORKER_QUEUE_URL: `${queue.url}/queue`,
    JOBS_QUEUE_URL: `${queue.url}/queue`,
    JOBS_HELD_SECONDS: '920',
    JOBS_TRIES: '5',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
    AWS_ENDPOINT_URL_SQS: queue.url,
  });
  return {
    engine,
    close: async () => {
      queue.server.close();
      queue.server.closeAllConnections();
      await closeDirectly();
      await engine.close();
    },
  };
};

let running: ReturnType<typeof start> | undefined;
afterAll(async () => (await running)?.close());

const logged: string[] = [];

/**
 * Fewer shards than the product has: a settlement processes each of them in each stage, which takes five times as many
 * requests and tests nothing more.
 */
export const shards = 12;
jest.mock('../../lambdas/platform/table/partition', () => {
  const partition = jest.requireActual<Partition>('../../lambdas/platform/table/partition');
  return { ...partition, shards, shardOf: (id: string) => partition.shardOf(id) % shards };
});

/** The functions read the stand-ins' addresses from the environment when they are loaded. */
const load = <T>(file: string) => require(`../../lambdas/${file}`) as T;

const work = async ({ body, received }: Sent) => {
  const attributes = { ApproximateReceiveCount: String(received) };
  const record = { messageId: 'm', body, attributes } as Parameters<Worker['handler']>[0]['Records'][number];
  const { batchItemFailures } = await load<Worker>('functions/settlement/worker').handler({
    Records: [record],
  });
  if (batchItemFailures.length === 0) return;
  if (state.failuresAreLost) {
    deadLetters.push({ body, received: 1 });
    return;
  }
  if (++state.failures > 10) throw new Error(`The job fails again and again: ${body}\n${logged.at(-1)}`);
  jobs.push({ body, received: received + 1 });
};

const workAll = async () => {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await work(job);
};

/**
 * The settlement's functions with an empty table and an empty queue. `killAt` fails the table request of that number once,
 * as if the function were killed: its job is delivered again. `refuseAt` does the same to a request to the queue.
 */
export const openSettlement = async () => {
  running ??= start();
  const { engine } = await running;
  [state, jobs, deadLetters] = [undisturbed(), [], []];
  process.env.STAGE = 'demo';
  process.env.TABLE_NAME = `Settled-${randomUUID()}`;
  await createTable(engine.url, process.env.TABLE_NAME);
  const log = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => Boolean(logged.push(String(line))));
  return {
    state,
    load,
    /** Starts the schedules that are due at a moment and processes every following job, including retries. */
    run: async (what: 'streaks' | 'week', at: string) => {
      const { handler } = load<Start>('functions/settlement/start');
      await handler({ what, at }).catch(() => handler({ what, at }));
      await workAll();
    },
    /** Processes jobs that were sent manually. */
    give: async (sent: readonly object[]) => {
      jobs.push(...sent.map((job) => ({ body: JSON.stringify(job), received: 1 })));
      await workAll();
    },
    /** Redrives the jobs that failed permanently, like an operator: they look like new ones. */
    redrive: async () => {
      jobs.push(...deadLetters.splice(0));
      await workAll();
    },
    close: () => log.mockRestore(),
  };
};

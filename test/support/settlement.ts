import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { jest } from '@jest/globals';
import { startDynamoDb } from '../../local/dynamodb';
import { readBody, sendJson } from '../../local/http';

type Worker = typeof import('../../lambdas/settlement/worker');
type Start = typeof import('../../lambdas/settlement/start');

/** The moment it is for the functions. */
export const clock = { now: Date.parse('2026-11-18T15:00:00Z') };
Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => clock.now });

const createTable = async (endpoint: string) => {
  const client = new DynamoDBClient({ region: 'us-east-1', endpoint });
  await client.send(
    new CreateTableCommand({
      TableName: 'Settled',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    }),
  );
  client.destroy();
};

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
}

interface Sent {
  readonly body: string;
  /** How often the worker has been given it, this time included. */
  readonly received: number;
}

/** A queue that keeps what is sent to it until a test works it off. */
const openQueue = async (jobs: Sent[], takes: () => boolean) => {
  const server = http.createServer(async (request, response) => {
    if (!takes()) return sendJson(response, 400, { __type: 'Refused', message: 'down' });
    const body: { Entries: Entry[] } = JSON.parse((await readBody(request, 1 << 20)).toString());
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

/**
 * The settlement's own functions against a table and a queue of their own. `killAt` cuts off the request of that number
 * to the table, once, as a function that is killed would: its job comes back. `refuseAt` does the same with the queue.
 */
export const openSettlement = async () => {
  const state = {
    failures: 0,
    failuresAreLost: false,
    requests: 0,
    killAt: Number.POSITIVE_INFINITY,
    kills: 0,
    sends: 0,
    refuseAt: Number.NaN,
  };
  const allows = () => {
    state.requests++;
    if (state.requests !== state.killAt) return true;
    state.kills++;
    return false;
  };
  const engine = await startDynamoDb({ allows });
  const jobs: Sent[] = [];
  const queue = await openQueue(jobs, () => ++state.sends !== state.refuseAt);
  Object.assign(process.env, {
    TABLE_NAME: 'Settled',
    SETTLEMENT_QUEUE_URL: `${queue.url}/queue`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
    AWS_ENDPOINT_URL_SQS: queue.url,
  });
  await createTable(engine.url);
  jest.resetModules();
  const logged: string[] = [];
  const log = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => Boolean(logged.push(String(line))));
  const load = <T>(file: string) => require(`../../lambdas/${file}`) as T;
  const worker = load<Worker>('settlement/worker');
  const start = load<Start>('settlement/start');

  const deadLetters: Sent[] = [];
  const workAll = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await work(job);
  };
  const work = async ({ body, received }: Sent) => {
    const attributes = { ApproximateReceiveCount: String(received) };
    const record = { messageId: 'm', body, attributes } as Parameters<
      Worker['handler']
    >[0]['Records'][number];
    const { batchItemFailures } = await worker.handler({ Records: [record] });
    if (batchItemFailures.length === 0) return;
    if (state.failuresAreLost) {
      deadLetters.push({ body, received: 1 });
      return;
    }
    if (++state.failures > 10) throw new Error(`The job fails again and again: ${body}\n${logged.at(-1)}`);
    jobs.push({ body, received: received + 1 });
  };
  return {
    state,
    load,
    /** Starts what is due at a moment and works off every job that follows, failed ones again. */
    run: async (what: 'streaks' | 'week', at: string) => {
      await start.handler({ what, at }).catch(() => start.handler({ what, at }));
      await workAll();
    },
    /** Works jobs off that somebody has sent by hand. */
    give: async (sent: readonly object[]) => {
      jobs.push(...sent.map((job) => ({ body: JSON.stringify(job), received: 1 })));
      await workAll();
    },
    /** Gives the jobs that failed for good back to the queue, as an operator does: they look like new ones. */
    redrive: async () => {
      jobs.push(...deadLetters.splice(0));
      await workAll();
    },
    close: async () => {
      log.mockRestore();
      queue.server.close();
      queue.server.closeAllConnections();
      await engine.close();
    },
  };
};

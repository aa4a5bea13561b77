import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@jest/globals';
import type { Stored } from '../../local/cloud/stored';
import type { Usage } from '../../local/dynamodb';
import type { Mail } from '../../local/outbox';
import type { Repetition } from '../../local/queues/twice';
import type { SeedTask } from '../../local/seed/handler';
import type { CloudAddress } from './cloud-environment';

/** The laptop cloud of this suite. */
export const cloud = (globalThis as unknown as { inkwrenCloud: CloudAddress }).inkwrenCloud;

export type Body = string | Uint8Array | Blob;

/** Sends any request to the cloud. The type of a body is JSON unless it has its own, and that of the answer is JSON. */
export const ask = async (
  address: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: Body } = {},
) => {
  const { pathname, search } = new URL(address);
  const type = body instanceof Blob ? body.type : 'application/json';
  const { status, text } = await cloud.ask({
    method,
    address: pathname + search,
    headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
    body: body instanceof Blob ? await body.bytes() : body,
  });
  return { status, body: JSON.parse(text) };
};

const post = async (path: string, body: object) => {
  const answer = await ask(`${cloud.url}/_local/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (answer.status !== 200)
    throw new Error(`/_local/${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const read = async (path: string) => (await ask(`${cloud.url}/_local/${path}`)).body;

/** Sets up data through the product's own use cases. */
export const seed = (task: SeedTask) => post('seed', task);

/** Runs the functions that a deployment runs. */
export const deploy = () => post('deploy', {});

/** Moves the clock of this suite's cloud, and resets it for the following tests. */
export const advanceClock = (duration: string) => post('clock', { advance: duration });
export const resetClock = () => post('clock', { reset: true });

/** Switches external services off or on. */
export const outages = (
  down: Partial<
    Record<
      | 'model'
      | 'slowModel'
      | 'memory'
      | 'manners'
      | 'catalogue'
      | 'dictionary'
      | 'mail'
      | 'ordinaryMail'
      | 'queues'
      | 'conflicts'
      | 'contention'
      | 'indexes',
      boolean
    >
  >,
) => post('outages', down);

/** Kills a function after this number of further requests to the table, the bucket and the user pool. */
export const killAfter = (name: string, after: number) => post('kill', { name, after });

/** Restarts killed functions. Returns whether there was one. */
export const revive = async (): Promise<boolean> => ((await post('kill', {})) as { isDone: boolean }).isDone;

/** Holds the function's next request of this operation to the table until `letGo`: other requests overtake it. */
export const hold = (name: string, operation: string) => post('hold', { name, operation });
export const isHeld = () => eventually(async () => ((await read('hold')) ? true : undefined));
export const letGo = () => post('hold', {});

/**
 * Delivers every message of the queues twice from now on: `again` when it is done, or to two workers `together`; `once` none.
 * Without `how`, some messages are repeated, as usual (see `CloudEnvironment`).
 */
export const deliver = (how?: Repetition) => post('twice', { how });

/** Throttles the next requests of functions to the table; with a name, those of one function. Returns how many were left. */
export const throttle = async (requests: number, name?: string): Promise<number> =>
  ((await post('throttle', { requests, name })) as { remaining: number }).remaining;

/** Replaces the demo tutor by another model service; without an address it restores the tutor. */
export const useModel = (at?: string) => post('model', { at });

/**
 * A test of consumed units, of functions killed between two requests, or of a suite's own settings. It is skipped with another
 * engine, which reports no units and kills no function, and whose functions have the template's settings.
 */
export const testOnOwnEngine = process.env.DYNAMODB_URL === undefined ? test : test.skip;

/** The requests that have consumed table capacity since the start of the suite. */
export const tableUsed = (): Promise<Usage[]> => read('used');

/** Resolves when a caller waits for a slow model. */
export const modelAsked = () => eventually(async () => ((await read('held')) > 0 ? true : undefined));

/** The number of messages in each queue, by logical id. */
export const queueSizes = (): Promise<Record<string, number>> => read('queues');

/**
 * Resolves when no function is handling a call, no message waits for a function, and the work of the stream and of due schedules
 * is finished. Work that waits for the clock, such as a failed job, still waits.
 */
export const atRest = () =>
  eventually(async () => {
    const working: string[] = await read('working');
    return working.length === 0 ? true : undefined;
  });

/** Every mail that the product has sent, oldest first. */
export const outbox = (): Promise<Mail[]> => read('outbox');

/** Every line that functions have logged. */
export const functionLogs = (): Promise<string[]> => read('logs');

/** Everything that the table, the bucket and the queues hold. */
export const stored = (): Promise<Stored> => read('stored');

/** All bytes of table, stream, queues, mails and logs on disk, as latin1. For a `kept` suite. */
export const everythingKept = async (): Promise<string> => {
  const { folder } = cloud;
  if (folder === undefined) throw new Error('The cloud of this suite is in memory');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1'))
    .join('\n');
};

/** Aborts a wait shortly before Jest's timeout, whose message cannot name the awaited condition. */
const patienceSeconds = 240;

/** Polls until the answer is defined: for work behind a queue. */
export const eventually = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  const deadline = performance.now() + patienceSeconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`It did not happen within ${patienceSeconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

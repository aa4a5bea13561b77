import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The counterpart of Lambda's runtime: runs a function in a worker thread with its own environment. Plain TypeScript that
 * Node runs directly, so that a worker starts without a loader.
 */
interface Invocation {
  readonly id: string;
  readonly event: unknown;
  readonly requestId: string;
  readonly deadline: number;
  readonly functionName: string;
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker');

/**
 * Log lines arrive before the answer because they use the same channel; a stream of the worker would keep the process alive.
 */
const write = (written: unknown) => {
  port.postMessage({ written: String(written) });
  return true;
};
Object.assign(process.stdout, { write });
Object.assign(process.stderr, { write });

const clock = new Float64Array(workerData.clock as SharedArrayBuffer);
(globalThis as Record<symbol, unknown>)[Symbol.for('inkwren.clock')] = () => Date.now() + (clock[0] ?? 0);

type Streaming = (event: unknown, stream: Writable, context: unknown) => Promise<unknown>;
const streaming = Symbol('streaming');

/** Sends the head to the gateway first, then each chunk as it is written. */
const responseStream = (id: string) => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      port.postMessage({ id, chunk: Buffer.from(chunk) });
      done();
    },
  });
  return Object.assign(stream, { id });
};

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Streaming) => Object.assign(handler, { [streaming]: true }),
    HttpResponseStream: {
      from: (stream: Writable & { id: string }, head: unknown) => {
        port.postMessage({ id: stream.id, head });
        return stream;
      },
    },
  },
});

const file = workerData.file as string;
const { handler } = createRequire(file)(file);

const contextOf = ({ requestId, deadline, functionName }: Invocation) => ({
  awsRequestId: requestId,
  functionName,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

const run = async (invocation: Invocation): Promise<unknown> => {
  const { id, event } = invocation;
  if (!handler[streaming]) return handler(event, contextOf(invocation));
  const stream = responseStream(id);
  await handler(event, stream, contextOf(invocation));
  stream.end();
  return undefined;
};

port.on('message', async (invocation: Invocation) => {
  const { id } = invocation;
  try {
    const result = await run(invocation);
    port.postMessage({ id, result: result === undefined ? null : JSON.parse(JSON.stringify(result)) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    port.postMessage({ id, failure: { name, message } });
  }
});

import { Writable } from 'node:stream';

export interface Invocation {
  readonly id: string;
  readonly event: unknown;
  readonly requestId: string;
  readonly deadline: number;
  readonly functionName: string;
}

/** The function's end of the channel to its caller. */
export interface Port {
  postMessage(message: object): void;
  on(event: 'message', listener: (invocation: Invocation) => void): unknown;
}

type Handler = (event: unknown, context: unknown) => Promise<unknown>;
type Streaming = (event: unknown, stream: Writable, context: unknown) => Promise<unknown>;
const streaming = Symbol('streaming');

const contextOf = ({ requestId, deadline, functionName }: Invocation) => ({
  awsRequestId: requestId,
  functionName,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

/** The counterpart of Lambda's runtime: the globals that a function's code expects, and the loop that invokes its handler. */
export const createRuntime = (port: Port) => {
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

  const run = async (
    handler: Handler | (Streaming & { [streaming]: true }),
    invocation: Invocation,
  ): Promise<unknown> => {
    const { id, event } = invocation;
    if (!(streaming in handler)) return handler(event, contextOf(invocation));
    const stream = responseStream(id);
    await handler(event, stream, contextOf(invocation));
    stream.end();
    return undefined;
  };

  return {
    /**
     * Replaces the writes of the standard streams. Log lines arrive before the answer because they use the same channel, and a
     * thread's own stream would keep the process alive.
     */
    write: (written: unknown) => {
      port.postMessage({ written: String(written) });
      return true;
    },
    awslambda: {
      streamifyResponse: (handler: Streaming) => Object.assign(handler, { [streaming]: true }),
      HttpResponseStream: {
        from: (stream: Writable & { id: string }, head: unknown) => {
          port.postMessage({ id: stream.id, head });
          return stream;
        },
      },
    },
    serve: (handler: Handler) => {
      port.on('message', async (invocation) => {
        const { id } = invocation;
        try {
          const result = await run(handler, invocation);
          port.postMessage({ id, result: result === undefined ? null : JSON.parse(JSON.stringify(result)) });
        } catch (error) {
          const { name, message } =
            error instanceof Error ? error : { name: 'Error', message: String(error) };
          port.postMessage({ id, failure: { name, message } });
        }
      });
    },
  };
};

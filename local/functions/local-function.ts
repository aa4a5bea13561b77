import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

export interface LocalFunctionOptions {
  readonly name: string;
  readonly file: string;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: SharedArrayBuffer;
  /** How many times as long its timeout and the deadlines in its code are. Absent: once. */
  readonly patience?: number | undefined;
  /** Resolves when the file is built; calls wait for it. Absent: the file exists. */
  readonly built?: Promise<unknown> | undefined;
  /** Gets each line that the function writes. */
  onLog(line: string): void;
}

/** Built once: a thread that strips the types itself takes a third longer to start. */
const [thread] = buildSync({
  entryPoints: [path.join(__dirname, 'thread.mts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
}).outputFiles;
const runtime = new URL(`data:text/javascript,${encodeURIComponent(String(thread?.text))}`);

/** The thread that runs the code of a function. */
export interface Host {
  postMessage(invocation: object): void;
  /** Ends the thread. It sends no further messages. */
  terminate(): unknown;
}

/** Gets the messages of a streaming function while it runs. */
export interface StreamListener {
  onHead(head: { statusCode: number; headers: Record<string, string> }): void;
  onChunk(chunk: Uint8Array): void;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  readonly listener: StreamListener | undefined;
}

/** The output of a function on its standard streams. */
export interface Written {
  readonly written: string;
}

export interface Reply {
  readonly id: string;
  readonly result?: unknown;
  readonly failure?: { name: string; message: string };
  readonly head?: Parameters<StreamListener['onHead']>[0];
  readonly chunk?: Uint8Array;
}

/**
 * One function of the stack. The first call starts its thread. A crash or a timeout ends the thread and all calls in it, and the
 * next call starts a new thread.
 */
export class LocalFunction {
  protected host: Host | undefined;
  private readonly pending = new Map<string, Pending>();
  protected isStopped = false;

  constructor(protected options: LocalFunctionOptions) {}

  get name(): string {
    return this.options.name;
  }

  get isRunning(): boolean {
    return this.pending.size > 0;
  }

  invoke(event: unknown, listener?: StreamListener): Promise<unknown> {
    const { built } = this.options;
    return built === undefined ? this.run(event, listener) : built.then(() => this.run(event, listener));
  }

  private run(event: unknown, listener: StreamListener | undefined): Promise<unknown> {
    if (this.isStopped) return Promise.reject(this.stopped());
    this.host ??= this.start();
    const { host } = this;
    const { name, timeoutSeconds, patience = 1 } = this.options;
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      const milliseconds = timeoutSeconds * 1000 * patience;
      const timer = setTimeout(
        () => this.end(new Error(`${name} timed out after ${timeoutSeconds} seconds`)),
        milliseconds,
      );
      this.pending.set(id, { resolve, reject, timer, listener });
      host.postMessage({
        id,
        event,
        requestId: id,
        deadline: Date.now() + milliseconds,
        functionName: name,
      });
    });
  }

  /** Ends the thread immediately, like a crash of the machine. Later calls do not start another one. */
  async stop(): Promise<void> {
    const { host } = this;
    this.isStopped = true;
    this.end(this.stopped());
    await host?.terminate();
  }

  private stopped() {
    return new Error(`${this.options.name} was stopped`);
  }

  protected start(): Host {
    const { environment, file, clock, patience = 1 } = this.options;
    const worker = new Worker(runtime, {
      env: { ...environment },
      execArgv: [],
      workerData: { file, clock, patience },
    });
    worker.on('message', (message) => this.receive(message));
    worker.on('error', (error) => this.end(error));
    worker.unref();
    return worker;
  }

  protected receive(message: Reply | Written) {
    if ('written' in message) this.log(message.written);
    else this.settle(message);
  }

  private log(written: string) {
    for (const line of written.split('\n')) if (line !== '') this.options.onLog(line);
  }

  private settle({ id, head, chunk, failure, result }: Reply) {
    const call = this.pending.get(id);
    if (call === undefined) return;
    if (head !== undefined) return call.listener?.onHead(head);
    if (chunk !== undefined) return call.listener?.onChunk(chunk);
    clearTimeout(call.timer);
    this.pending.delete(id);
    if (failure === undefined) call.resolve(result);
    else call.reject(Object.assign(new Error(failure.message), { name: failure.name }));
  }

  protected end(error: Error) {
    void this.host?.terminate();
    this.host = undefined;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.pending.clear();
  }
}

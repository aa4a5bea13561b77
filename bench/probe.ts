import { subscribe } from 'node:diagnostics_channel';
import { Writable } from 'node:stream';

/**
 * Runs in a new process: `node probe.js <bundle> <event as JSON | "import">`. Prints the milliseconds from before the bundle is
 * loaded to each step.
 */
export interface Timing {
  /** When the bundle was loaded. */
  readonly loaded: number;
  /** When the table's first answer arrived. */
  readonly firstAnswer: number | null;
  /** The processor time until then, which other load on the machine hardly affects. */
  readonly cpu: number | null;
  /** When the handler answered. */
  readonly answered: number | null;
  readonly status: number | null;
}

type Handler = (event: unknown, ...rest: unknown[]) => Promise<{ statusCode?: number } | undefined>;
const [file = '', input = 'import'] = process.argv.slice(2);

let status: number | null = null;
const streaming = new WeakSet<Handler>();
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => {
      streaming.add(handler);
      return handler;
    },
    HttpResponseStream: {
      from: (stream: Writable, head: { statusCode: number }) => {
        status = head.statusCode;
        return stream;
      },
    },
  },
});

const sink = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const context = { awsRequestId: 'bench', functionName: 'bench', getRemainingTimeInMillis: () => 10_000 };

const main = async (): Promise<Timing> => {
  const event = input === 'import' ? undefined : JSON.parse(input);
  let firstAnswer: number | null = null;
  let cpu: number | null = null;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  subscribe('http.client.response.finish', () => {
    if (firstAnswer !== null) return;
    firstAnswer = performance.now() - started;
    const { user, system } = process.cpuUsage(cpuBefore);
    cpu = (user + system) / 1000;
  });
  const { handler } = require(file) as { handler: Handler };
  const loaded = performance.now() - started;
  if (event === undefined) return { loaded, firstAnswer, cpu, answered: null, status };
  const result = await (streaming.has(handler) ? handler(event, sink(), context) : handler(event, context));
  const answered = performance.now() - started;
  return { loaded, firstAnswer, cpu, answered, status: status ?? result?.statusCode ?? null };
};

// The functions also log to stdout: the timing is the last line.
void main().then((timing) => process.stdout.write(`\n${JSON.stringify(timing)}\n`, () => process.exit(0)));

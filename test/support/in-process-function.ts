import { Console } from 'node:console';
import { createRequire } from 'node:module';
import { copyOf } from '../../local/copy';
import {
  type Host,
  LocalFunction,
  type LocalFunctionOptions,
  type Reply,
  type Written,
} from '../../local/functions/local-function';
import { type Deadlines, patient } from '../../local/functions/patience';
import { createRuntime, type Invocation, type Port } from '../../local/functions/runtime';
import { jointBundle } from './joint-bundle';

type Loaders = Record<string, () => { handler: Parameters<ReturnType<typeof createRuntime>['serve']>[0] }>;
type Bundle = (
  process: object,
  console: Console,
  error: ErrorConstructor,
  awslambda: object,
  require: (name: string) => unknown,
  performance: Deadlines['performance'],
  AbortSignal: Deadlines['AbortSignal'],
) => Loaders;

const load = createRequire(jointBundle);

/** Ignores changes of how stacks are printed, which would apply to all functions and to Jest. */
const sharedError = new Proxy(Error, { set: () => true });

/** The process as a function sees it: its own environment and output. */
const processOf = (environment: LocalFunctionOptions['environment'], write: (text: unknown) => boolean) =>
  Object.create(process, {
    env: { value: { ...environment } },
    stdout: { value: { write } },
    stderr: { value: { write } },
  });

const openHost = (
  { name, environment, patience = 1 }: LocalFunctionOptions,
  receive: (message: Reply | Written) => void,
): Host => {
  let isOpen = true;
  let listener: Parameters<Port['on']>[1] = () => undefined;
  const { write, awslambda, serve } = createRuntime({
    postMessage: (message) => {
      if (isOpen) receive(message as Reply | Written);
    },
    on: (_, added) => {
      listener = added;
    },
  });
  const own = processOf(environment, write);
  const output = new Console({ stdout: own.stdout, stderr: own.stderr, ignoreErrors: false });
  const required = (module: string) => (/^(node:)?process$/.test(module) ? own : load(module));
  const { performance, AbortSignal } = patient(patience);
  const bundle = load(jointBundle) as Bundle;
  const loaders = bundle(own, output, sharedError, awslambda, required, performance, AbortSignal);
  const loader = loaders[name.replace(/[0-9A-F]{8}$/, '')];
  if (loader === undefined) throw new Error(`The joint bundle has no function ${name}`);
  serve(loader().handler);
  return {
    postMessage: (invocation) => listener(copyOf(invocation) as Invocation),
    terminate: () => {
      isOpen = false;
    },
  };
};

/**
 * A function that runs in the caller's thread, with its own environment and state. It starts in a tenth of the time of a
 * thread. Its work cannot be aborted: an invocation that is running when it is stopped continues, and its answer is dropped.
 */
export class InProcessFunction extends LocalFunction {
  protected override start(): Host {
    try {
      return openHost(this.options, (message) => this.receive(message));
    } catch (error) {
      const fail = () => this.end(error as Error);
      return { postMessage: () => queueMicrotask(fail), terminate: () => undefined };
    }
  }
}

import path from 'node:path';
import type { Template } from '../template/template';
import { LocalFunction, type LocalFunctionOptions } from './local-function';

export interface FunctionsOptions {
  readonly template: Template;
  /** The addresses of the stand-ins for the SDK, and the rest of the environment of functions on a laptop. */
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: SharedArrayBuffer;
  /** How many times as long deadlines are. Absent: once. */
  readonly patience?: number | undefined;
  /** Absent: each function starts cold. */
  readonly create?: (options: LocalFunctionOptions) => LocalFunction;
  /** Resolves when the function with this id in the template is bundled. Absent: all are. */
  readonly bundleOf?: ((id: string) => Promise<unknown>) | undefined;
  onLog(name: string, line: string): void;
}

interface FunctionProperties {
  Runtime: string;
  Timeout?: number;
  Code: { S3Key: string };
  Environment?: { Variables: Record<string, unknown> };
}

/** The functions of the template. Each has its own thread and environment. */
export class Functions {
  private readonly byId = new Map<string, LocalFunction>();
  private readonly all: LocalFunction[] = [];
  private readonly variables: Record<string, string> = {};

  constructor(private readonly options: FunctionsOptions) {
    const { template } = options;
    const ours = template
      .of('AWS::Lambda::Function')
      .map(([id, { Properties }]) => [id, Properties as unknown as FunctionProperties] as const)
      .filter(([, { Runtime }]) => Runtime.startsWith('nodejs'));
    for (const [id] of ours)
      template.place(id, { ref: id, attributes: { Arn: template.arn('lambda', `function:${id}`) } });
    for (const [id, { Code, Timeout = 3, Environment }] of ours) {
      const variables = template.resolve(Environment?.Variables ?? {}) as Record<string, string>;
      Object.assign(this.variables, variables);
      const file = path.join(template.assetFolder(Code.S3Key), 'index.js');
      this.byId.set(id, this.create(id, file, Timeout, variables, this.options.bundleOf?.(id)));
    }
  }

  /** The function that an integration's URI, an ARN or a `Ref` refers to. */
  readonly of = (reference: unknown): LocalFunction => {
    const text = String(this.options.template.resolve(reference));
    const id = /:function:(\w+)/.exec(text)?.[1] ?? text;
    const found = this.byId.get(id);
    if (found === undefined) throw new Error(`The template has no function ${text}`);
    return found;
  };

  /** The names of the functions that are handling a call. */
  get running(): string[] {
    return this.all.filter((fn) => fn.isRunning).map((fn) => fn.name);
  }

  /** Creates a function that is not in the template. It has the combined permissions of all others. */
  createExtra(name: string, file: string): LocalFunction {
    return this.create(name, file, 120, this.variables);
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((fn) => fn.stop()));
  }

  private create(
    name: string,
    file: string,
    timeoutSeconds: number,
    variables: Record<string, string>,
    built?: Promise<unknown>,
  ) {
    const { environment, clock, patience, onLog } = this.options;
    const { create = (options: LocalFunctionOptions) => new LocalFunction(options) } = this.options;
    const fn = create({
      name,
      file,
      timeoutSeconds,
      // The access key is the function's name, so that a stand-in can check the function's permissions.
      environment: {
        ...variables,
        ...environment,
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_ACCESS_KEY_ID: name,
      },
      clock,
      patience,
      built,
      onLog: (line) => onLog(name, line),
    });
    this.all.push(fn);
    return fn;
  }
}

import type { Clock } from '../clock';
import { platformEnvironment } from '../functions/environment';
import { Functions } from '../functions/functions';
import type { LocalFunction } from '../functions/local-function';
import { OriginServer } from '../gateway/server';
import type { Outbox } from '../outbox';
import { createQueues } from '../queues/queues';
import type { PoolAddress } from '../seed/people';
import type { LocalTable } from '../table';
import { Template } from '../template/template';
import { runTriggers } from '../triggers';
import { startBackground } from './background';
import { openTable } from './controlled-table';
import { openControls } from './controls';
import { openIdentity } from './identity';
import type { CloudOptions } from './options';
import { serveRoutes } from './routes';

export interface Cloud {
  readonly url: string;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Runs one of the extra functions. */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Runs the functions that a deployment runs. */
  deploy(): Promise<void>;
  readonly identity: PoolAddress;
  /** Gives a user of the pool a second factor, as an authenticator app does. */
  enrol(email: string): void;
  readonly table: Pick<LocalTable, 'url' | 'name' | 'respond'>;
  /** The log lines of all functions, and the permissions that they lacked. */
  readonly logs: readonly string[];
  /** Answers a request as the server at `url` does, for a caller in this process. */
  answer: OriginServer['answer'];
  close(): Promise<void>;
}

/** Serves what `cdk deploy` would deploy: the template's routes, functions and queues, with stand-ins for AWS services. */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const server = new OriginServer();
  const port = await server.listen(options.port);
  try {
    return await startParts(options, server, port);
  } catch (error) {
    // Otherwise the process would never end, and its port stay taken.
    server.close();
    throw error;
  }
};

const startParts = async (options: CloudOptions, server: OriginServer, port: number): Promise<Cloud> => {
  const controls = openControls(options);
  const { clock, outbox, twice, logs, onLog } = controls;
  const origin = `http://127.0.0.1:${port}`;
  const url = `http://localhost:${port}`;

  // Each part places what it stands for in the template, to which the environment of the functions refers.
  const template = new Template(options.templateFolder);
  const table = await openTable(template, controls, options);
  const queues = createQueues(template, { origin, clock, twice, folder: options.dataFolder });
  const identity = openIdentity(template, controls, (arn) => functions.of(arn));
  const functions: Functions = new Functions({
    template,
    clock: clock.shared,
    patience: options.patience,
    create: options.createFunction,
    bundleOf: options.bundleOf,
    environment: platformEnvironment({ origin, url, tableUrl: table.url }, options.realModel),
    onLog,
  });

  const extra = new Map<string, LocalFunction>(
    Object.entries(options.extraFunctions ?? {}).map(([name, file]) => [
      name,
      functions.createExtra(name, file),
    ]),
  );
  const invoke = async (name: string, event: unknown) => extra.get(name)?.invoke(event);
  const deploy = () => runTriggers(template, functions.of);

  const background = startBackground(template, controls, { table, queues, functionOf: functions.of });
  const seed = (task: unknown) => invoke('seed', task);
  const working = () => [...functions.running, ...background.busy()];
  const parts = { template, controls, table, identity, functions, working, queues, origin, seed, deploy };
  const routes = serveRoutes(server, options, parts);

  return {
    url,
    clock,
    outbox,
    enrol: identity.cognito.enrol,
    identity: { endpoint: `${origin}/_local/cognito`, userPoolId: identity.userPoolId },
    table,
    logs,
    invoke,
    deploy,
    answer: (request, response) => server.answer(request, response),
    close: async () => {
      background.stop();
      routes.close();
      server.close();
      await functions.stop();
      await background.idle();
      await table.close();
    },
  };
};

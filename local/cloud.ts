import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { Clock } from './clock';
import { openCognito } from './cognito';
import { poolOptions } from './cognito/from-template';
import { consoleRoutes } from './console/routes';
import type { Usage } from './dynamodb';
import { callFunctions } from './functions/calls';
import { type OpenAi, platformEnvironment } from './functions/environment';
import { Functions } from './functions/functions';
import type { LocalFunction, LocalFunctionOptions } from './functions/local-function';
import { distributionOf } from './gateway/distribution';
import { RealtimeGateway } from './gateway/realtime';
import { restApi } from './gateway/rest';
import { OriginServer } from './gateway/server';
import { responseHeaders, type SiteOptions, site } from './gateway/site';
import { Hold } from './hold';
import { type Route, sendJson } from './http';
import { Kill } from './kill';
import { Outages } from './outages';
import { Outbox } from './outbox';
import { startConsumers } from './queues/from-template';
import { createQueues } from './queues/queues';
import { Bucket } from './s3/bucket';
import { media, mediaPath } from './s3/media';
import { schedulesOf } from './schedules/from-template';
import { Scheduler } from './schedules/scheduler';
import type { PoolAddress } from './seed/people';
import { createStudent } from './seed/student';
import { services } from './services';
import { runStreams } from './streams/from-template';
import { type LocalTable, startTable } from './table';
import { region, Template } from './template/template';
import { runTriggers } from './triggers';

export interface CloudOptions extends SiteOptions {
  /** The folder of the synthesized stack. */
  readonly templateFolder: string;
  /** 0 selects any free port. */
  readonly port: number;
  /** The folder of the data. Absent: nothing is kept. */
  readonly dataFolder?: string;
  /** Whether the folder has been used before: a missing table is then an error. */
  readonly hasData?: boolean;
  /** 0 selects any free port. */
  readonly tablePort?: number;
  /** The offset of the clock at the start, in milliseconds from the current time. Absent: 0. */
  readonly clockOrigin?: number;
  /** The memory through which functions read the clock. */
  readonly clockMemory?: SharedArrayBuffer;
  /** Absent: each function starts cold. */
  readonly createFunction?: (options: LocalFunctionOptions) => LocalFunction;
  readonly openAi?: OpenAi;
  /** Resolves when the function with this id in the template is bundled. Absent: all are. */
  readonly bundleOf?: (id: string) => Promise<unknown>;
  /** Bundles of functions that are not in the template, by name. */
  readonly extraFunctions?: Readonly<Record<string, string>>;
  onUsage?(usage: Usage): void;
}

export interface Cloud {
  readonly url: string;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Runs one of the extra functions. */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Runs the functions that a deployment runs. */
  deploy(): Promise<void>;
  readonly identity: PoolAddress;
  readonly table: Pick<LocalTable, 'url' | 'name' | 'respond'>;
  /** The log lines of all functions, and the permissions that they lacked. */
  readonly logs: readonly string[];
  close(): Promise<void>;
}

const userPoolId = `${region}_Inkwren`;
const clientId = 'inkwrenlaptop';

/** Serves what `cdk deploy` would deploy: the template's routes, functions and queues, with stand-ins for AWS services. */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const { dataFolder, openAi } = options;
  if (dataFolder !== undefined) mkdirSync(dataFolder, { recursive: true });
  const kept = (name: string) => (dataFolder === undefined ? undefined : path.join(dataFolder, name));
  const server = new OriginServer();
  const port = await server.listen(options.port);
  const origin = `http://127.0.0.1:${port}`;
  const url = `http://localhost:${port}`;
  const template = new Template(options.templateFolder);

  const clock = new Clock(kept('clock'), options.clockOrigin, options.clockMemory);
  const outbox = new Outbox(kept('outbox.jsonl'));
  const outages = new Outages();
  const kill = new Kill();
  const hold = new Hold();
  /** The model service that a test has set instead of the tutor. */
  const model: { at?: string | undefined } = {};
  const logs: string[] = [];
  const onLog = (name: string, line: string) => {
    logs.push(`${name} ${line}`);
    if (dataFolder !== undefined) appendFileSync(path.join(dataFolder, 'functions.log'), `${name} ${line}\n`);
  };
  /** The requests to the table since the start that consumed capacity. */
  const used: Usage[] = [];
  const table = await startTable(template, {
    path: kept('table'),
    port: options.tablePort,
    mustExist: options.hasData ?? false,
    now: () => clock.now().getTime(),
    onUsage: (usage) => {
      used.push(usage);
      options.onUsage?.(usage);
    },
    onDenied: (name, action) => onLog(name, `is not authorized to perform dynamodb:${action}`),
    conflicts: () =>
      outages.isDown('contention') ? Number.POSITIVE_INFINITY : Number(outages.isDown('conflicts')),
    isDead: (name) => kill.prevents(name),
    passed: (name, operation) => hold.passed(name, operation),
  });
  const queues = createQueues(template, { origin, clock, folder: dataFolder });

  const cognito = openCognito({
    file: kept('cognito.json'),
    region,
    poolId: userPoolId,
    clientId,
    ...poolOptions(template, (arn) => functions.of(arn)),
    onMail: (mail) => outbox.send(mail, clock.now()),
  });
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' });
  verifier.cacheJwks(cognito.jwks as never);
  template.place(template.only('AWS::Cognito::UserPool')[0], { ref: userPoolId });
  template.place(template.only('AWS::Cognito::UserPoolClient')[0], { ref: clientId });

  const functions = new Functions({
    template,
    clock: clock.shared,
    create: options.createFunction,
    bundleOf: options.bundleOf,
    environment: platformEnvironment({ origin, url, tableUrl: table.url }, openAi),
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
  const queueSizes = () => Object.fromEntries([...queues].map(([id, queue]) => [id, queue.size]));

  const stopping = new AbortController();
  startConsumers(template, { queues, functionOf: functions.of, signal: stopping.signal });
  const streams = runStreams(template, {
    stream: table.stream,
    queues,
    clock,
    signal: stopping.signal,
    functionOf: functions.of,
    onLog,
  });

  const scheduler = new Scheduler(schedulesOf(template, functions.of), clock, kept('schedules'));
  scheduler.start();

  const rest = restApi({
    template,
    functionOf: functions.of,
    now: () => clock.now().getTime(),
    verify: (token) =>
      verifier.verify(token).then(
        (claims) => Object.fromEntries(Object.entries(claims).map(([k, v]) => [k, String(v)])),
        () => undefined,
      ),
  });
  const realtime = new RealtimeGateway({ template, functionOf: functions.of });
  // The address as the browser sees it, which may be that of the development server.
  const configFor = (seen: string) => ({
    ...JSON.parse(String(template.output('SiteConfig'))),
    userPoolEndpoint: `${seen}/_local/cognito`,
  });
  const identity = { endpoint: `${origin}/_local/cognito`, userPoolId };
  const developerRoutes = consoleRoutes({
    clock,
    outbox,
    outages,
    kill,
    hold,
    cognito,
    logs,
    used,
    model,
    queueSizes,
    functionsRunning: () => functions.running,
    deploy,
    seed: (task) => invoke('seed', task),
    createStudent: async (email, password, guardian) => {
      await createStudent(identity, (task) => invoke('seed', task), email, password, guardian);
    },
  });
  const distribution = distributionOf(template, () => clock.now().getTime());
  const toSockets = distribution.beforeSockets(
    `/${realtime.stage}`,
    (...upgrade) => void realtime.upgrade(...upgrade),
  );
  const prefixes: [string, Route][] = [
    [`/${rest.stage}/`, distribution.before(`/${rest.stage}/*`, rest.route)],
    [
      mediaPath(template),
      media(template, {
        bucket: new Bucket(kept('media')),
        origin,
        now: () => clock.now(),
        isDead: (name) => kill.prevents(name),
      }),
    ],
    ['/_local/cognito', (request, response) => cognito.handle(request, response)],
    ['/_local/connections', realtime.connectionsRoute],
    ['/_local/lambda', callFunctions(functions.of)],
    ...services({ clock, outages, outbox, queues, modelKey: openAi?.key, modelAt: () => model.at }),
    ['/_local/', async (_request, response) => sendJson(response, 404, {})],
    ['/', site(template, options, configFor)],
  ];
  const securityHeaders = responseHeaders(template, origin);
  server.serve(
    (request, response, at) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      const exact = developerRoutes[`${request.method} ${at.pathname}`];
      const route = exact ?? prefixes.find(([prefix]) => at.pathname.startsWith(prefix))?.[1];
      return route === undefined ? Promise.resolve() : route(request, response, at);
    },
    (request, socket, head) => {
      if (request.url?.startsWith(`/${realtime.stage}?`)) toSockets(request, socket, head);
      else socket.destroy();
    },
  );

  return {
    url,
    clock,
    outbox,
    identity,
    table,
    logs,
    invoke,
    deploy,
    close: async () => {
      stopping.abort();
      scheduler.stop();
      realtime.close();
      server.close();
      await functions.stop();
      await streams;
      await table.close();
    },
  };
};

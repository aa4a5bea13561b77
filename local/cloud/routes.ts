import { consoleRoutes } from '../console/routes';
import { callFunctions } from '../functions/calls';
import type { Functions } from '../functions/functions';
import { distributionOf } from '../gateway/distribution';
import { RealtimeGateway } from '../gateway/realtime';
import { restApi } from '../gateway/rest';
import type { OriginServer } from '../gateway/server';
import { responseHeaders, site } from '../gateway/site';
import { accessKeyOf, type Route, sendJson } from '../http';
import type { createQueues } from '../queues/queues';
import { Bucket } from '../s3/bucket';
import { media, mediaPaths } from '../s3/media';
import { createStudent } from '../seed/student';
import type { LocalTable } from '../table';
import type { Template } from '../template/template';
import type { Controls } from './controls';
import type { openIdentity } from './identity';
import type { CloudOptions } from './options';
import { services } from './services';
import { storedIn } from './stored';

interface Parts {
  readonly template: Template;
  readonly controls: Controls;
  readonly table: Pick<LocalTable, 'rows'>;
  readonly identity: ReturnType<typeof openIdentity>;
  readonly functions: Functions;
  /** The names of what handles work, or has some that waits for nothing. */
  working(): string[];
  readonly queues: ReturnType<typeof createQueues>;
  /** The address of the server for functions. */
  readonly origin: string;
  seed(task: unknown): Promise<unknown>;
  deploy(): Promise<void>;
}

/** The pages and endpoints for developers and tests. */
const developerRoutes = (
  { controls, table, identity, working, queues, origin, seed, deploy }: Parts,
  bucket: Bucket,
) => {
  const { cognito, userPoolId } = identity;
  const address = { endpoint: `${origin}/_local/cognito`, userPoolId };
  return consoleRoutes({
    ...controls,
    cognito,
    stored: storedIn({ table, bucket, queues }),
    queueSizes: () => Object.fromEntries([...queues].map(([id, queue]) => [id, queue.size])),
    working,
    deploy,
    seed,
    createStudent: async (email, password, guardian) => {
      await createStudent(address, seed, email, password, guardian);
    },
  });
};

/** Serves both APIs of the template, the site, the media and the stand-ins for services at one origin. */
export const serveRoutes = (server: OriginServer, options: CloudOptions, parts: Parts) => {
  const { template, controls, identity, functions, queues, origin } = parts;
  const { clock, kill, model } = controls;
  const now = () => clock.now().getTime();
  const rest = restApi({ template, functionOf: functions.of, now, verify: identity.verify });
  const realtime = new RealtimeGateway({ template, functionOf: functions.of });
  const distribution = distributionOf(template, now);
  const bucket = new Bucket(controls.kept('media'));
  const atBucket = mediaPaths(template);
  const pictures = media(template, {
    bucket,
    origin,
    now: () => clock.now(),
    isDead: (name) => kill.prevents(name),
  });
  // The address as the browser sees it, which may be that of the development server.
  const configFor = (seen: string) => ({
    ...JSON.parse(String(template.output('SiteConfig'))),
    userPoolEndpoint: `${seen}/_local/cognito`,
  });

  const pool: Route = async (request, response) => {
    if (!kill.prevents(accessKeyOf(request.headers.authorization)))
      return identity.cognito.handle(request, response);
    request.resume();
    sendJson(response, 400, { __type: 'UnrecognizedClientException' });
  };

  const exact = developerRoutes(parts, bucket);
  const prefixes: [string, Route][] = [
    [`/${rest.stage}/`, distribution.before(`/${rest.stage}/*`, rest.route)],
    [atBucket.path, pictures],
    [`${atBucket.folder}${atBucket.path}`, pictures],
    ['/_local/cognito', pool],
    ['/_local/connections', realtime.connectionsRoute],
    ['/_local/lambda', callFunctions(functions.of)],
    ...services({ ...controls, queues, modelKey: options.realModel?.key, modelAt: () => model.at }),
    ['/_local/', async (_request, response) => sendJson(response, 404, {})],
    ['/', site(template, options, configFor)],
  ];
  const securityHeaders = responseHeaders(template, origin);
  const route: Route = async (request, response, at) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const found =
      exact[`${request.method} ${at.pathname}`] ??
      prefixes.find(([prefix]) => at.pathname.startsWith(prefix))?.[1];
    await found?.(request, response, at);
  };
  const toSockets = distribution.beforeSockets(
    `/${realtime.stage}`,
    (...upgrade) => void realtime.upgrade(...upgrade),
  );
  server.serve(route, (request, socket, head) => {
    if (request.url?.startsWith(`/${realtime.stage}?`)) toSockets(request, socket, head);
    else socket.destroy();
  });
  return { close: () => realtime.close() };
};

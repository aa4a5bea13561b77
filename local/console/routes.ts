import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock';
import type { Cognito } from '../cognito';
import type { Usage } from '../dynamodb';
import type { Throttle } from '../dynamodb/throttle';
import type { Hold } from '../hold';
import { type Route, readBody, sendJson } from '../http';
import type { Kill } from '../kill';
import type { Outages } from '../outages';
import { mailPage, type Outbox } from '../outbox';
import type { Twice } from '../queues/twice';
import { consolePage } from './page';

export interface ConsoleOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly outages: Outages;
  readonly kill: Kill;
  readonly hold: Hold;
  readonly twice: Twice;
  readonly throttle: Throttle;
  readonly cognito: Cognito;
  /** Runs the functions that a deployment runs. */
  deploy(): Promise<void>;
  /** Runs a task of the seed, through the product's use cases. */
  seed(task: unknown): Promise<unknown>;
  /** Creates an account with a profile. */
  createStudent(email: string, password: string, guardian?: string): Promise<void>;
  /** Everything that the table, the bucket and the queues hold. */
  stored(): Promise<object>;
  queueSizes(): Record<string, number>;
  /** The names of the functions that are handling a call, and of what has work for functions that waits for nothing. */
  working(): string[];
  /** The requests to the table since the start that consumed capacity. */
  readonly used: readonly Usage[];
  /** The address of the model service that replaces the demo tutor. */
  readonly model: { at?: string | undefined };
  /** The log lines of all functions since the start. */
  readonly logs: readonly string[];
}

const isForm = (request: IncomingMessage) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

const readFields = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const text = (await readBody(request, 64 * 1024)).toString();
  return isForm(request) ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}');
};

/** The pages and endpoints for developers of the laptop cloud, below `/_local/`: clock, mails, outages, tokens. */
export const consoleRoutes = ({
  clock,
  outbox,
  outages,
  kill,
  hold,
  twice,
  throttle,
  cognito,
  deploy,
  seed,
  createStudent,
  stored,
  queueSizes,
  working,
  logs,
  used,
  model,
}: ConsoleOptions): Record<string, Route> => ({
  'GET /_local/': async (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    );
    response.end(consolePage({ clock, outbox, logs, codes: cognito.codes() }));
  },
  'GET /_local/mail': async (_request, response, url) => {
    const mail = outbox.all()[Number(url.searchParams.get('number'))];
    if (mail === undefined) return sendJson(response, 404, { message: 'No such mail' });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    response.end(mailPage(mail));
  },
  'GET /_local/outbox': async (_request, response) => sendJson(response, 200, outbox.all()),
  'GET /_local/clock': async (_request, response) => sendJson(response, 200, { now: clock.now() }),
  'POST /_local/clock': async (request, response) => {
    const form = isForm(request);
    const { advance, reset } = await readFields(request);
    try {
      const now = reset ? clock.reset() : clock.advance(String(advance));
      if (!form) return sendJson(response, 200, { now });
      response.writeHead(303, { location: '/_local/' }).end();
    } catch (error) {
      sendJson(response, 400, { error: (error as Error).message });
    }
  },
  'POST /_local/outages': async (request, response) => {
    outages.set(await readFields(request));
    sendJson(response, 200, outages.all());
  },
  'POST /_local/kill': async (request, response) => {
    const { isDone } = kill;
    kill.set(await readFields(request));
    sendJson(response, 200, { isDone });
  },
  'POST /_local/hold': async (request, response) => {
    hold.set(await readFields(request));
    sendJson(response, 200, {});
  },
  'POST /_local/twice': async (request, response) => {
    twice.set(await readFields(request));
    sendJson(response, 200, {});
  },
  'POST /_local/throttle': async (request, response) => {
    const { remaining } = throttle;
    throttle.set(await readFields(request));
    sendJson(response, 200, { remaining });
  },
  'GET /_local/hold': async (_request, response) => sendJson(response, 200, hold.isHolding),
  'GET /_local/stored': async (_request, response) => sendJson(response, 200, await stored()),
  'GET /_local/queues': async (_request, response) => sendJson(response, 200, queueSizes()),
  'GET /_local/held': async (_request, response) => sendJson(response, 200, outages.held),
  'GET /_local/working': async (_request, response) => sendJson(response, 200, working()),
  'GET /_local/used': async (_request, response) => sendJson(response, 200, used),
  'POST /_local/model': async (request, response) => {
    const { at } = await readFields(request);
    model.at = typeof at === 'string' ? at : undefined;
    sendJson(response, 200, model);
  },
  'GET /_local/logs': async (_request, response) => sendJson(response, 200, logs),
  'POST /_local/deploy': async (_request, response) => {
    await deploy();
    sendJson(response, 200, {});
  },
  'POST /_local/seed': async (request, response) => {
    const result = await seed(JSON.parse((await readBody(request, 1 << 20)).toString()));
    sendJson(response, 200, result ?? {});
  },
  'POST /_local/student': async (request, response) => {
    const { email, password, guardian } = await readFields(request);
    await createStudent(
      String(email),
      String(password),
      guardian === undefined ? undefined : String(guardian),
    );
    sendJson(response, 200, { email });
  },
  'GET /_local/codes': async (_request, response) => sendJson(response, 200, cognito.codes()),
  'POST /_local/factor': async (request, response) => {
    const { email } = await readFields(request);
    cognito.enrol(String(email));
    sendJson(response, 200, {});
  },
  'GET /_local/token': async (_request, response, url) => {
    try {
      sendJson(response, 200, cognito.issueTokens(url.searchParams.get('email') ?? ''));
    } catch (error) {
      sendJson(response, 404, { error: (error as Error).message });
    }
  },
});

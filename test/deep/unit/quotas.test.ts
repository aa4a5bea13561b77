import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { functions } from '../../../lib/functions';
import { needsOf } from '../../../lib/quotas/needs';
import { settingsFor } from '../../../lib/settings';
import { promises as asked } from '../../support/stack';

const promises = {
  ...asked,
  size: 'school',
  requestsPerSecond: 5000,
  messagesPerSecond: 5000,
  signInsPerSecond: 100,
  mailsPerDay: 50_000,
};

const neededFor = (stage: 'demo' | 'prod', overrides: Record<string, unknown> = {}) =>
  Object.fromEntries(
    needsOf(settingsFor(stage, stage === 'prod' ? { ...promises, ...overrides } : overrides), functions).map(
      ({ name, needed }) => [name, needed],
    ),
  );
const lambda = 'Lambda: concurrent executions';

test('the settings determine the needed quotas', () => {
  expect(
    neededFor('prod', { requestsPerSecond: 3000, signInsPerSecond: 70, mailsPerDay: 900 }),
  ).toMatchObject({
    'API Gateway: requests a second': 8000,
    'API Gateway: requests at once': 5000,
    'Cognito: sign-ins a second': 70,
    'SES: mails in 24 hours': 900,
    'SES: mails a second': 14,
    'SES: out of the sandbox': 1,
  });
});

test('a stage without a sender needs no quota of SES, and a demo may stay in the sandbox', () => {
  const sender = { mailFrom: 'wren@inkwren.example', mailIdentity: 'inkwren.example' };
  expect(Object.keys(neededFor('demo')).filter((name) => name.startsWith('SES'))).toEqual([]);
  expect(Object.keys(neededFor('demo', sender)).filter((name) => name.startsWith('SES'))).toEqual([
    'SES: mails in 24 hours',
    'SES: mails a second',
  ]);
});

test('more concurrent jobs and reservations need more of Lambda’s concurrency, and a reserved worker counts once', () => {
  const before = neededFor('demo')[lambda] ?? Number.NaN;
  const jobs = functions.find(({ name }) => name === 'quizWorker')?.queue?.maxConcurrency ?? Number.NaN;
  expect(neededFor('demo', { workerConcurrency: { quizWorker: jobs + 30 } })[lambda]).toBe(before + 30);
  expect(neededFor('demo', { modelConcurrency: { chat: 40 } })[lambda]).toBe(before + 40);
  expect(neededFor('demo', { modelConcurrency: { quizWorker: jobs + 1 } })[lambda]).toBe(before + 1);
});

test('a hundred always remain for functions without a reservation, as Lambda requires', () => {
  const quiet = { requestsPerSecond: 1, messagesPerSecond: 4, voiceChats: 1 };
  const jobs = functions.reduce((sum, { queue }) => sum + (queue?.maxConcurrency ?? 0), 0);
  expect(neededFor('demo', quiet)[lambda]).toBe(100 + jobs);
});

test('each voice chat needs half a function', () => {
  const busy = { messagesPerSecond: 4000, voiceChats: 10 };
  const before = neededFor('demo', busy)[lambda] ?? Number.NaN;
  expect(neededFor('demo', { ...busy, voiceChats: 1000 })[lambda]).toBe(before + 495);
});

interface Account {
  concurrency: number;
  quotas: Record<string, number>;
  defaults: Record<string, number>;
  sending?: object;
}

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A stand-in for AWS with this account. It refuses requests without a signature. */
const awsWith = async ({ concurrency, quotas, defaults, sending }: Account) => {
  const asked: string[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { authorization = '', 'x-amz-target': target = '' } = request.headers;
    const [, service] =
      /Credential=test\/\d{8}\/eu-west-1\/([a-z0-9-]+)\/aws4_request/.exec(authorization) ?? [];
    asked.push(`${service} ${request.url} ${target}`);
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (service === 'lambda') return send(200, { AccountLimit: { ConcurrentExecutions: concurrency } });
    if (service === 'ses') return sending === undefined ? send(403, { message: 'no' }) : send(200, sending);
    const { ServiceCode, QuotaCode } = JSON.parse(body);
    const value = (String(target).endsWith('.GetServiceQuota') ? quotas : defaults)[
      `${ServiceCode} ${QuotaCode}`
    ];
    if (value === undefined)
      return send(400, { __type: 'com.amazonaws.servicequotas#NoSuchResourceException' });
    return send(200, { Quota: { Value: value } });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

/** Runs `npm run quotas` against the stand-in. */
const quotasAt = async (url: string, stage: string, settings: object) => {
  const root = path.resolve(__dirname, '../../..');
  const script = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'bin/quotas.ts')];
  const child = spawn(
    process.execPath,
    [...script, '-c', `stage=${stage}`, '-c', `settings=${JSON.stringify(settings)}`],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        AWS_REGION: 'eu-west-1',
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
        AWS_ENDPOINT_URL: url,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  return { code, lines: output.trim().split('\n') };
};

const rate = 'apigateway L-8A5B8E43';
const burst = 'apigateway L-CDF5615A';
const signIns = 'cognito-idp L-026ADBA3';
const generous = { [rate]: 20_000, [burst]: 5000, [signIns]: 120 };

test('for an account with sufficient quotas the report confirms each value, with exit code 0', async () => {
  const { url, asked } = await awsWith({
    concurrency: 3000,
    quotas: { [rate]: 20_000 },
    defaults: generous,
    sending: { ProductionAccessEnabled: true, SendQuota: { Max24HourSend: -1, MaxSendRate: 14 } },
  });
  const { code, lines } = await quotasAt(url, 'prod', promises);
  expect(lines).toEqual([
    expect.stringMatching(/^enough {2}Lambda: concurrent executions +needed \d+, present 3000$/),
    expect.stringMatching(/^enough {2}API Gateway: requests a second +needed 10000, present 20000$/),
    expect.stringMatching(/^enough {2}API Gateway: requests at once +needed 5000, present 5000$/),
    expect.stringMatching(/^enough {2}Cognito: sign-ins a second +needed 100, present 120$/),
    expect.stringMatching(/^enough {2}SES: mails in 24 hours +needed 50000, present unlimited$/),
    expect.stringMatching(/^enough {2}SES: mails a second +needed 14, present 14$/),
    expect.stringMatching(/^enough {2}SES: out of the sandbox +needed 1, present 1$/),
  ]);
  expect(code).toBe(0);
  expect(asked).toContain('lambda /2016-08-19/account-settings/ ');
});

test('for a new account each missing quota has a line with the remedy, and the exit code is 1', async () => {
  const { url } = await awsWith({
    concurrency: 10,
    quotas: generous,
    defaults: {},
    sending: { ProductionAccessEnabled: false, SendQuota: { Max24HourSend: 200, MaxSendRate: 1 } },
  });
  const { code, lines } = await quotasAt(url, 'prod', promises);
  expect(lines.filter((line) => line.startsWith('SHORT'))).toEqual([
    expect.stringMatching(
      /Lambda: concurrent executions.*present 10: ask for it in the Service Quotas console/,
    ),
    expect.stringMatching(/SES: mails in 24 hours.*present 200: ask for it in the SES console/),
    expect.stringMatching(/SES: mails a second.*present 1: /),
    expect.stringMatching(/SES: out of the sandbox.*present 0: /),
  ]);
  expect(code).toBe(1);
});

test('a quota that cannot be read counts as insufficient, and the others are shown', async () => {
  const { url } = await awsWith({ concurrency: 1000, quotas: { ...generous, [rate]: 999 }, defaults: {} });
  const sender = { mailFrom: 'wren@inkwren.example', mailIdentity: 'inkwren.example' };
  const { code, lines } = await quotasAt(url, 'demo', sender);
  expect(lines[1]).toMatch(/^SHORT .*needed 1000, present 999/);
  expect(lines[4]).toMatch(/^SHORT .*SES: mails in 24 hours.*present unknown \(/);
  expect(lines.filter((line) => line.startsWith('enough'))).toHaveLength(3);
  expect(code).toBe(1);
});

test('settings that cannot be deployed are refused before any request to AWS', async () => {
  const { url, asked } = await awsWith({ concurrency: 1000, quotas: generous, defaults: {} });
  const { code, lines } = await quotasAt(url, 'prod', {});
  expect(lines.join()).toContain('A production stage needs to say who runs it');
  expect([code, asked]).toEqual([1, []]);
});

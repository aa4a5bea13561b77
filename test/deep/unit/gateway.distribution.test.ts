import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import type { LocalFunction } from '../../../local/functions/local-function';
import { distributionOf } from '../../../local/gateway/distribution';
import { restApi } from '../../../local/gateway/rest';
import { OriginServer } from '../../../local/gateway/server';
import { Template } from '../../../local/template/template';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-template-'));
afterAll(() => rmSync(folder, { recursive: true }));

const operation = { 'x-amazon-apigateway-integration': { uri: 'function' } };
const refusal = (statusCode: string, code: string) => ({
  statusCode,
  responseTemplates: { 'application/json': `{"code":"${code}"}` },
});
const rule = (Name: string, Limit: number, ScopeDownStatement?: object) => ({
  Name,
  Statement: { RateBasedStatement: { Limit, EvaluationWindowSec: 300, ScopeDownStatement } },
  Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'slowly' } } },
});
const under = (SearchString: string) => ({
  ByteMatchStatement: { SearchString, PositionalConstraint: 'STARTS_WITH' },
});
const behavior = (PathPattern: string) => ({ PathPattern, TargetOriginId: 'api' });
const key = { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Key' }, ':SecretString:::}}']] };

const resources = (policy: object, sent: unknown = key) => ({
  Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'api' } },
  Api: {
    Type: 'AWS::ApiGateway::RestApi',
    Properties: {
      Body: {
        paths: { '/waitlist': { post: operation }, '/me': { post: operation } },
        'x-amazon-apigateway-policy': policy,
        'x-amazon-apigateway-gateway-responses': {
          ACCESS_DENIED: refusal('403', 'forbidden'),
          MISSING_AUTHENTICATION_TOKEN: refusal('404', 'route_not_found'),
        },
      },
    },
  },
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        CacheBehaviors: [behavior('/api/*'), behavior('/ws')],
        Origins: [
          {
            Id: 'api',
            OriginCustomHeaders: [{ HeaderName: 'Referer', HeaderValue: sent }].filter(() => sent !== ''),
          },
        ],
      },
    },
  },
  WebAcl: {
    Type: 'AWS::WAFv2::WebACL',
    Properties: {
      CustomResponseBodies: { slowly: { Content: '{"code":"too_many_requests"}' } },
      Rules: [
        rule('rate', 6),
        rule('open', 2, { OrStatement: { Statements: [under('/api/consent'), under('/api/waitlist')] } }),
      ],
    },
  },
});

const onlyWith = (...keys: unknown[]) => ({
  Statement: [
    { Effect: 'Allow' },
    { Effect: 'Deny', Condition: { StringNotEquals: { 'aws:Referer': keys } } },
  ],
});

let server: OriginServer, time: number, dialled: number;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  dialled = 0;
});
afterEach(() => server.close());

const serve = async (template: object) => {
  writeFileSync(path.join(folder, 'test.template.json'), JSON.stringify({ Resources: template }));
  const opened = new Template(folder);
  const now = () => time;
  const rest = restApi({
    template: opened,
    functionOf: () => ({ invoke: async () => ({ statusCode: 200, body: '{}' }) }) as unknown as LocalFunction,
    now,
    verify: async () => undefined,
  });
  const distribution = distributionOf(opened, now);
  server = new OriginServer();
  const port = await server.listen(0);
  server.serve(
    distribution.before('/api/*', rest.route),
    distribution.beforeSockets('/ws', (_request, socket) => {
      dialled++;
      socket.destroy();
    }),
  );
  return { at: `127.0.0.1:${port}` };
};

const post = async (at: string, route: string, address = '203.0.113.1', headers = {}) =>
  (
    await fetch(`http://${at}/api${route}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, ...headers },
    })
  ).status;

test('200: a request through the distribution is served, whatever referer the browser sends', async () => {
  const { at } = await serve(resources(onlyWith(key)));
  expect(await post(at, '/me')).toBe(200);
  expect(await post(at, '/me', '203.0.113.2', { referer: 'https://elsewhere.test/' })).toBe(200);
});

test.each([
  ['no key', ''],
  ['another key', 'of another distribution'],
])('403: a distribution that sends %s is refused', async (_, sent) => {
  const { at } = await serve(resources(onlyWith(key), sent));
  const statuses = await Promise.all([post(at, '/me'), post(at, '/waitlist')]);
  expect(statuses).toEqual([403, 403]);
});

test('200: both keys are accepted while one replaces the other', async () => {
  const { at } = await serve(resources(onlyWith('the next one', key)));
  expect(await post(at, '/me')).toBe(200);
});

test('a policy with a condition that the laptop cannot check is not served', async () => {
  server = new OriginServer();
  const policy = { Statement: [{ Effect: 'Deny', Condition: { IpAddress: { 'aws:SourceIp': ['::1'] } } }] };
  await expect(serve(resources(policy))).rejects.toThrow('does not know the condition');
});

test('429: an address cannot use up an open path for others, in any spelling of the path', async () => {
  const { at } = await serve(resources(onlyWith(key)));
  expect(await post(at, '/waitlist')).toBe(200);
  expect(await post(at, '/x/../w%61itlist')).toBe(404);
  expect(await post(at, '/waitlist')).toBe(429);
  expect(await post(at, '/me')).toBe(200);
  expect(await post(at, '/waitlist', '203.0.113.2')).toBe(200);
  time += 300_000;
  expect(await post(at, '/waitlist')).toBe(200);
});

test('429: all requests of an address count together, including sockets', async () => {
  const { at } = await serve(resources(onlyWith(key)));
  const dial = async () => {
    const socket = new WebSocket(`ws://${at}/ws?token=t`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
    const [failure] = await once(socket, 'error').catch((error) => [error]);
    return String(failure);
  };
  await dial();
  for (let i = 0; i < 5; i++) expect(await post(at, '/me')).toBe(200);
  expect(await post(at, '/me')).toBe(429);
  expect(await dial()).toContain('429');
  expect(dialled).toBe(1);
});

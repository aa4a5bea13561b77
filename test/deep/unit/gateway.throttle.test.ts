import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LocalFunction } from '../../../local/functions/local-function';
import { restApi } from '../../../local/gateway/rest';
import { OriginServer } from '../../../local/gateway/server';
import { Template } from '../../../local/template/template';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-template-'));
const setting = (HttpMethod: string, ResourcePath: string, rate: number, burst: number) => ({
  HttpMethod,
  ResourcePath,
  ThrottlingRateLimit: rate,
  ThrottlingBurstLimit: burst,
});
const operation = { 'x-amazon-apigateway-integration': { uri: 'function' } };
const template = {
  Resources: {
    Api: {
      Type: 'AWS::ApiGateway::RestApi',
      Properties: {
        Body: {
          paths: { '/consent': { post: operation }, '/consent/view': { post: operation } },
          'x-amazon-apigateway-gateway-responses': {
            THROTTLED: {
              statusCode: '429',
              responseTemplates: { 'application/json': '{"code":"too_many_requests"}' },
            },
          },
        },
      },
    },
    Stage: {
      Type: 'AWS::ApiGateway::Stage',
      Properties: {
        StageName: 'api',
        MethodSettings: [setting('*', '/*', 500, 4), setting('POST', '/~1consent~1view', 2, 3)],
      },
    },
  },
};
writeFileSync(path.join(folder, 'test.template.json'), JSON.stringify(template));

let server: OriginServer, port: number, time: number;

beforeEach(async () => {
  time = Date.UTC(2026, 0, 1);
  const rest = restApi({
    template: new Template(folder),
    functionOf: () => ({ invoke: async () => ({ statusCode: 200 }) }) as unknown as LocalFunction,
    now: () => time,
    verify: async () => undefined,
  });
  server = new OriginServer();
  port = await server.listen(0);
  server.serve(rest.route, (_request, socket) => socket.destroy());
});

afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true }));

const post = async (address: string, route = '/consent/view') => {
  const response = await fetch(`http://127.0.0.1:${port}/api${route}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
  });
  return { status: response.status, body: await response.text() };
};

const statusesOf = async (count: number, ...to: Parameters<typeof post>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await post(...to)).status);
  return statuses;
};

test('429: requests beyond the burst of a method are refused with the template’s text until time has passed', async () => {
  expect(await statusesOf(5, '203.0.113.1')).toEqual([200, 200, 200, 429, 429]);
  expect((await post('203.0.113.1')).body).toBe('{"code":"too_many_requests"}');
  time += 499;
  expect(await statusesOf(1, '203.0.113.1')).toEqual([429]);
  time += 1;
  expect(await statusesOf(2, '203.0.113.1')).toEqual([200, 429]);
  time += 3_600_000;
  expect(await statusesOf(4, '203.0.113.1')).toEqual([200, 200, 200, 429]);
});

test('200: another client and another operation have separate throttles', async () => {
  await statusesOf(4, '203.0.113.1');
  expect(await statusesOf(3, '203.0.113.2')).toEqual([200, 200, 200]);
  expect(await statusesOf(5, '203.0.113.1', '/consent')).toEqual([200, 200, 200, 200, 429]);
});

test('429: invented addresses before the one from CloudFront do not change the client', async () => {
  await statusesOf(3, '203.0.113.1');
  expect(await statusesOf(1, '198.51.100.7, 203.0.113.1')).toEqual([429]);
});

test('200: setting the clock back does not change a throttle', async () => {
  await statusesOf(1, '203.0.113.1');
  time -= 3_600_000;
  expect(await statusesOf(3, '203.0.113.1')).toEqual([200, 200, 429]);
});

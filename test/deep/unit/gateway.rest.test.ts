import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import type { LocalFunction, StreamListener } from '../../../local/functions/local-function';
import { restApi } from '../../../local/gateway/rest';
import { OriginServer } from '../../../local/gateway/server';
import { Template } from '../../../local/template/template';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-template-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Operation {
  readonly security?: object[];
  readonly 'x-amazon-apigateway-integration': {
    readonly uri: string;
    readonly responseTransferMode?: string;
  };
}

const pool = { 'Fn::GetAtt': ['Pool', 'Arn'] };
const schemeFor = (arn: unknown) => ({
  idToken: { 'x-amazon-apigateway-authorizer': { providerARNs: [arn] } },
});
const guarded = [{ idToken: [] }];
const whole = { uri: 'Whole' };
const streamed = { uri: 'Streamed', responseTransferMode: 'STREAM' };
const operation = (integration: { uri: string }, security?: object[]): Operation => ({
  security,
  'x-amazon-apigateway-integration': integration,
});

/** `Whole` buffers its answer, `Streamed` streams it. */
const functions: Record<string, Pick<LocalFunction, 'invoke'>> = {
  Whole: { invoke: async (event) => ({ statusCode: 200, body: JSON.stringify(event) }) },
  Streamed: {
    invoke: async (_event, listener?: StreamListener) => {
      listener?.onHead({ statusCode: 201, headers: {} });
      listener?.onChunk(Buffer.from('in parts'));
      return null;
    },
  },
};

const servers: OriginServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves a REST API with these paths. */
const serve = async (paths: Record<string, Record<string, Operation>>, scheme = schemeFor(pool)) => {
  const resources = {
    Pool: { Type: 'AWS::Cognito::UserPool', Properties: {} },
    Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'api' } },
    Api: {
      Type: 'AWS::ApiGateway::RestApi',
      Properties: { Body: { paths, components: { securitySchemes: scheme } } },
    },
  };
  writeFileSync(path.join(folder, 'test.template.json'), JSON.stringify({ Resources: resources }));
  const rest = restApi({
    template: new Template(folder),
    functionOf: (uri) => functions[String(uri)] as LocalFunction,
    now: () => 0,
    verify: async (token) => (token === 'of-ada' ? { sub: 'ada' } : undefined),
  });
  const server = new OriginServer();
  servers.push(server);
  const port = await server.listen(0);
  server.serve(rest.route, (_request, socket) => socket.destroy());
  return (address: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}/api${address}`, init);
};

test('200: an operation with security gets the claims of the signed-in user', async () => {
  const call = await serve({ '/me': { get: operation(whole, guarded) } });
  const answer = await call('/me', { headers: { authorization: 'Bearer of-ada' } });
  expect(await answer.json()).toMatchObject({ requestContext: { authorizer: { claims: { sub: 'ada' } } } });
});

test('an operation with security refuses other callers, an operation without it admits them', async () => {
  const call = await serve({
    '/me': { get: operation(whole, guarded) },
    '/open': { get: operation(whole, []) },
  });
  // Without gateway responses in the document every refusal is a 500.
  expect((await call('/me')).status).toBe(500);
  expect((await call('/me', { headers: { authorization: 'Bearer of-eve' } })).status).toBe(500);
  expect((await call('/open')).status).toBe(200);
});

test('a document whose authorizer belongs to another user pool is not served', async () => {
  const paths = { '/me': { get: operation(whole, guarded) } };
  await expect(serve(paths, schemeFor('arn:aws:cognito-idp:elsewhere'))).rejects.toThrow(
    "The template's API has no authorizer idToken for its user pool",
  );
});

test('a literal path takes precedence over one with parameters, which are decoded', async () => {
  const call = await serve({
    '/books/{id}': { get: operation(whole) },
    '/books/new': { get: operation(whole) },
  });
  expect(await (await call('/books/new')).json()).toMatchObject({ resource: '/books/new' });
  expect(await (await call('/books/a%20b')).json()).toMatchObject({ pathParameters: { id: 'a b' } });
});

test('201: a streaming operation sends the bytes that its function writes', async () => {
  const call = await serve({ '/quiz': { post: operation(streamed) } });
  const answer = await call('/quiz', { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([201, 'in parts']);
});

test.each([
  ['streams behind an operation that does not', { uri: 'Streamed' }],
  ['does not stream behind one that does', { uri: 'Whole', responseTransferMode: 'STREAM' }],
])('500: a function %s', async (_name, integration) => {
  const call = await serve({ '/quiz': { get: operation(integration) } });
  expect((await call('/quiz')).status).toBe(500);
});

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import type { LocalFunction } from '../../../local/functions/local-function';
import { RealtimeGateway } from '../../../local/gateway/realtime';
import { OriginServer } from '../../../local/gateway/server';
import { sendJson } from '../../../local/http';
import { Template } from '../../../local/template/template';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-template-'));
const template = {
  Resources: {
    Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties: { StageName: 'ws' } },
    Integration: { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationUri: 'handler' } },
    Authorizer: { Type: 'AWS::ApiGatewayV2::Authorizer', Properties: { AuthorizerUri: 'authorizer' } },
  },
};
writeFileSync(path.join(folder, 'test.template.json'), JSON.stringify(template));

type Event = { requestContext: { eventType: string; connectionId: string } };
const allow = { principalId: 'ada', policyDocument: { Statement: [{ Effect: 'Allow' }] } };

let server: OriginServer, gateway: RealtimeGateway, port: number;
let told: string[], clients: { destroy(): void }[];
let authorize: () => Promise<unknown>;
let handle: (event: Event) => Promise<unknown>;

/** Resolves when the API's function has received this many events. */
const events = async (count: number) => {
  while (told.length < count) await new Promise(setImmediate);
  return told;
};

beforeEach(async () => {
  const heard: string[] = [];
  told = heard;
  clients = [];
  authorize = async () => allow;
  handle = async () => ({ statusCode: 200 });
  const invoke = (name: string, event: Event) => {
    if (name === 'authorizer') return authorize();
    heard.push(event.requestContext.eventType);
    return handle(event);
  };
  const functionOf = (name: unknown) =>
    ({ invoke: (event: Event) => invoke(String(name), event) }) as unknown as LocalFunction;
  gateway = new RealtimeGateway({ template: new Template(folder), functionOf });
  server = new OriginServer();
  port = await server.listen(0);
  server.serve(
    (request, response, url) =>
      url.pathname === '/'
        ? Promise.resolve(sendJson(response, 200, {}))
        : gateway.connectionsRoute(request, response, url),
    (request, socket, head) => void gateway.upgrade(request, socket, head),
  );
});

afterEach(() => {
  for (const client of clients) client.destroy();
  gateway.close();
  server.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

const origin = () => `http://127.0.0.1:${port}`;
const answers = async () => (await fetch(origin())).status;

const raw = async () => {
  const client = net.connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  clients.push(client);
  await once(client, 'connect');
  return client;
};

const handshake = (key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n') =>
  `GET /ws?token=t HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}Sec-WebSocket-Version: 13\r\n\r\n`;

/** A pending call: `asked` resolves when `ask` is called, and `answer` settles it. */
const heldAt = () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<unknown>();
  const ask = () => {
    asked.resolve();
    return answer.promise;
  };
  return { ask, asked: asked.promise, answer: answer.resolve };
};

const open = async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=t`);
  socket.on('error', () => undefined);
  clients.push({ destroy: () => socket.terminate() });
  await once(socket, 'open');
  return socket;
};

test('a message over 128 KB closes only its own socket', async () => {
  const [other, socket] = [await open(), await open()];
  socket.send('x'.repeat(32 * 1024 + 1));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1009);
  expect(await events(3)).toEqual(['CONNECT', 'CONNECT', 'DISCONNECT']);
  expect(other.readyState).toBe(WebSocket.OPEN);
  expect(await answers()).toBe(200);
});

test('a message of 128 KB is accepted', async () => {
  const socket = await open();
  socket.send('x'.repeat(32 * 1024));
  expect(await events(2)).toEqual(['CONNECT', 'MESSAGE']);
});

test.each([
  ['bytes that are not a frame', Buffer.from([0xff, 0xff, 0, 0, 0, 0])],
  ['invalid UTF-8', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff])],
])('%s close the socket', async (_what, bytes) => {
  const client = await raw();
  client.write(handshake());
  await once(client, 'data');
  client.write(bytes);
  expect(await events(2)).toEqual(['CONNECT', 'DISCONNECT']);
  expect(await answers()).toBe(200);
});

test('a reset while the authorizer runs leaves no connection behind', async () => {
  const held = heldAt();
  authorize = held.ask;
  const client = await raw();
  client.write(handshake());
  await held.asked;
  client.resetAndDestroy();
  expect(await answers()).toBe(200);
  held.answer(allow);
  expect(await answers()).toBe(200);
  expect(told).toEqual([]);
});

test('a reset during the connection is reported as a disconnect', async () => {
  const held = heldAt();
  handle = held.ask;
  const client = await raw();
  client.write(handshake());
  await held.asked;
  client.resetAndDestroy();
  expect(await answers()).toBe(200);
  held.answer({ statusCode: 200 });
  expect(await events(2)).toEqual(['CONNECT', 'DISCONNECT']);
  expect(await answers()).toBe(200);
});

test('an invalid handshake ends with a 400, and is reported as a disconnect', async () => {
  const client = await raw();
  client.write(handshake(''));
  expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1.1 400/);
  expect(await events(2)).toEqual(['CONNECT', 'DISCONNECT']);
});

test('a reset of an open socket is reported as a disconnect', async () => {
  const client = await raw();
  client.write(handshake());
  await once(client, 'data');
  client.resetAndDestroy();
  expect(await events(2)).toEqual(['CONNECT', 'DISCONNECT']);
  expect(await answers()).toBe(200);
});

test('an error is not sent to a socket that has closed meanwhile', async () => {
  const failed = Promise.withResolvers<never>();
  handle = async ({ requestContext }) =>
    requestContext.eventType === 'MESSAGE' ? failed.promise : { statusCode: 200 };
  const socket = await open();
  socket.send('hello');
  await events(2);
  socket.terminate();
  await events(3);
  failed.reject(new Error('no'));
  expect(await answers()).toBe(200);
});

test('a closing socket counts as gone for functions that send', async () => {
  let id = '';
  handle = async ({ requestContext }) => {
    id = requestContext.connectionId;
    return { statusCode: 200 };
  };
  const client = await raw();
  client.write(handshake());
  await once(client, 'data');
  const connection = `${origin()}/@connections/${encodeURIComponent(id)}`;
  expect((await fetch(connection, { method: 'POST', body: 'hello' })).status).toBe(200);
  // The client never answers the close, so the socket remains in the closing state.
  expect((await fetch(connection, { method: 'DELETE' })).status).toBe(200);
  expect((await fetch(connection, { method: 'POST', body: 'hello' })).status).toBe(410);
});

test.each(['\x16\x03\x01\x00\xa5 a TLS hello', 'GET /ws?token=t HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n'])(
  'bytes that are not HTTP are refused: %j',
  async (bytes) => {
    const client = await raw();
    client.write(bytes);
    expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1.1 400/);
    expect(await answers()).toBe(200);
  },
);

test('a reset in the middle of a body ends only its own request', async () => {
  const client = await raw();
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\ncontent-length: 1000\r\n\r\n{"a":');
  await once(client, 'data');
  client.resetAndDestroy();
  expect(await answers()).toBe(200);
});

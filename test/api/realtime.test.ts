import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { cloud } from '../support/cloud';
import { createPerson } from '../support/people';

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const dial = (query: string) => {
  const socket = new WebSocket(`${cloud.url.replace('http', 'ws')}/ws${query}`);
  sockets.push(socket);
  return socket;
};

const accessTokenOf = async (email: string): Promise<string> => {
  const response = await fetch(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`);
  return ((await response.json()) as { accessToken: string }).accessToken;
};

const connect = async () => {
  const { email } = await createPerson();
  const socket = dial(`?token=${await accessTokenOf(email)}`);
  await once(socket, 'open');
  return socket;
};

const ask = async (socket: WebSocket, message: string | Buffer) => {
  socket.send(message);
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
};

const connected = { type: 'connection_status', status: 'connected' };

/** Whether the door opened, and if not, with which status where there was one. */
const outcome = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(`refused ${statusCode}`));
    socket.on('error', () => resolve('refused'));
  });

describe('101: an access token opens a socket', () => {
  test('a ping is answered', async () => {
    expect(await ask(await connect(), JSON.stringify({ type: 'ping' }))).toEqual(connected);
  });

  test.each([
    'not JSON',
    '',
    'null',
    '[]',
    '{}',
    '{"type":"nonsense"}',
    '{"type":"ping","userId":"somebody else"}',
    '{"type":"ping"',
  ])('nonsense is answered with an error, and the socket stays: %s', async (message) => {
    const socket = await connect();
    expect(await ask(socket, message)).toEqual({ type: 'error', message: expect.any(String) });
    expect(await ask(socket, JSON.stringify({ type: 'ping' }))).toEqual(connected);
  });

  test('every socket of a person is answered for itself', async () => {
    const { email } = await createPerson();
    const token = await accessTokenOf(email);
    const [first, second] = [dial(`?token=${token}`), dial(`?token=${token}`)];
    await Promise.all([once(first, 'open'), once(second, 'open')]);
    let heard = 0;
    second.on('message', () => heard++);
    expect(await ask(first, JSON.stringify({ type: 'ping' }))).toEqual(connected);
    first.close();
    await once(first, 'close');
    expect(await ask(second, JSON.stringify({ type: 'ping' }))).toEqual(connected);
    expect(heard).toBe(1);
  });
});

describe('401 and 403: the door stays shut', () => {
  test('for an ID token', async () => {
    const { token } = await createPerson();
    expect(await outcome(dial(`?token=${token}`))).toBe('refused 403');
  });

  test.each([
    ['?token=garbage', 403],
    ['?token=a.b.c', 403],
    ['?token=', 401],
    ['?other=1', 401],
  ])('for %s', async (query, status) => {
    expect(await outcome(dial(query))).toBe(`refused ${status}`);
  });

  test('for an access token that somebody has altered', async () => {
    const { email } = await createPerson();
    const [head, , signature] = (await accessTokenOf(email)).split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'somebody else', token_use: 'access' })).toString(
      'base64url',
    );
    expect(await outcome(dial(`?token=${head}.${claims}.${signature}`))).toBe('refused 403');
  });

  test('for nobody', async () => {
    expect(await outcome(dial(''))).toMatch(/^refused/);
  });
});

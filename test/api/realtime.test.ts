import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { WebSocket } from 'ws';
import { errors } from '../../contract/errors';
import { voice } from '../../contract/voice/endpoints';
import { advanceClock, cloud, eventually, resetClock, seed } from '../support/cloud';
import { createPerson } from '../support/people';
import { closeAllSockets, connect, dial, dialWith, outcome, ticketOf } from '../support/sockets';

afterEach(async () => {
  closeAllSockets();
  await resetClock();
});

const connectSomebody = async () => connect(await createPerson());

const ask = async (socket: WebSocket, message: string | Buffer) => {
  socket.send(message);
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
};

const connected = { type: 'connection_status', status: 'connected' };

describe('101: a ticket opens a socket', () => {
  test('a ping is answered', async () => {
    expect(await ask(await connectSomebody(), JSON.stringify({ type: 'ping' }))).toEqual(connected);
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
  ])('an invalid message is answered with an error, and the socket stays open: %s', async (message) => {
    const socket = await connectSomebody();
    expect(await ask(socket, message)).toEqual({
      type: 'error',
      message: errors.invalid_input.text,
      code: 'invalid_input',
      ends: true,
    });
    expect(await ask(socket, JSON.stringify({ type: 'ping' }))).toEqual(connected);
  });

  test('each socket of a user gets its own answers', async () => {
    const person = await createPerson();
    const [first, second] = [await connect(person), await connect(person)];
    let heard = 0;
    second.on('message', () => heard++);
    expect(await ask(first, JSON.stringify({ type: 'ping' }))).toEqual(connected);
    first.close();
    await once(first, 'close');
    expect(await ask(second, JSON.stringify({ type: 'ping' }))).toEqual(connected);
    expect(heard).toBe(1);
  });
});

describe('a ticket', () => {
  test('opens one socket, even for simultaneous connections', async () => {
    const ticket = await ticketOf(await createPerson());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(dialWith(ticket))));
    expect(outcomes.toSorted()).toEqual(['open', ...Array(4).fill('refused 403')]);
    expect(await outcome(dialWith(ticket))).toBe('refused 403');
  });

  test('is valid for half a minute', async () => {
    const person = await createPerson();
    const [soon, late] = [await ticketOf(person), await ticketOf(person)];
    await advanceClock('PT15S');
    expect(await outcome(dialWith(soon))).toBe('open');
    await advanceClock('PT16S');
    expect(await outcome(dialWith(late))).toBe('refused 403');
  });

  test('is issued only to users with a profile', async () => {
    const child = await createPerson('student', {
      consents: { core: false, ai_text: false, voice: false, public_sharing: false },
    });
    expect((await child.call(voice.ticket, {})).body.code).toBe('consent_required');
  });
});

describe('401 and 403: a connection is refused', () => {
  test.each(['idToken', 'accessToken'])('with the %s of a signed-in user', async (kind) => {
    const { email } = await createPerson();
    const answer = await fetch(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`);
    const tokens = (await answer.json()) as Record<string, string>;
    expect(await outcome(dial(`?token=${tokens[kind]}`))).toBe('refused 403');
  });

  test.each([
    ['?token=garbage', 403],
    ['?token=a.b.c', 403],
    ['?token=', 401],
    ['?other=1', 401],
  ])('with %s', async (query, status) => {
    expect(await outcome(dial(query))).toBe(`refused ${status}`);
  });

  test('without a query', async () => {
    expect(await outcome(dial(''))).toMatch(/^refused/);
  });
});

describe('429: a user has at most five sockets', () => {
  test('a sixth is refused, and admitted after one has closed', async () => {
    const person = await createPerson();
    const open: WebSocket[] = [];
    for (let i = 0; i < 5; i++) open.push(await connect(person));
    expect(await outcome(dialWith(await ticketOf(person)))).toBe('refused 429');
    expect(await ask(open[4] as WebSocket, JSON.stringify({ type: 'ping' }))).toEqual(connected);
    open[0]?.close();
    await eventually(async () =>
      (await outcome(dialWith(await ticketOf(person)))) === 'open' ? true : undefined,
    );
  });

  test('at most five of ten simultaneous sockets are admitted', async () => {
    const person = await createPerson();
    const tickets = await Promise.all(Array.from({ length: 10 }, () => ticketOf(person)));
    const outcomes = await Promise.all(tickets.map((ticket) => outcome(dialWith(ticket))));
    expect(outcomes.filter((one) => one === 'open').length).toBeLessThanOrEqual(5);
  });

  test('sockets whose disconnect event was lost do not count', async () => {
    const person = await createPerson();
    for (let i = 0; i < 6; i++) await seed({ task: 'connection', userId: person.id, id: `lost-${i}` });
    await advanceClock('PT20S');
    expect(await outcome(dialWith(await ticketOf(person)))).toBe('open');
  });
});

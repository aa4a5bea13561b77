import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WebSocket } from 'ws';
import { consentKinds } from '../../../contract/consent/kinds';
import { type Role, roles } from '../../../contract/endpoint';
import { type ErrorCode, errors } from '../../../contract/errors';
import type { ClientMessage } from '../../../contract/message';
import { realtime } from '../../../contract/realtime/messages';
import { invalidFor, validFor } from '../../support/arbitrary';
import { advanceClock, outages, resetClock } from '../../support/cloud';
import { agreed, change, consents, nothing } from '../../support/consent';
import { createPerson } from '../../support/people';
import { randomCases } from '../../support/random';
import { closeAllSockets, connect } from '../../support/sockets';

afterEach(async () => {
  closeAllSockets();
  await outages({ queues: false });
  await resetClock();
});

const ask = async (socket: WebSocket, message: object) => {
  socket.send(JSON.stringify(message));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
};

const refused = (code: ErrorCode) => ({ type: 'error', message: errors[code].text, code, ends: true });

const messages = Object.entries<ClientMessage>(realtime.client);

const sampleOf = ({ payload }: ClientMessage) =>
  fc.sample(validFor(payload), { numRuns: 1, seed: 1 })[0] as object;

/** Payloads that the contract refuses. */
const broken = ({ payload }: ClientMessage) =>
  invalidFor(payload)
    .map((value) => Object.fromEntries(Object.entries(Object(value)).filter(([name]) => name !== 'type')))
    // A longer message closes the socket.
    .filter((fields) => JSON.stringify(fields).length < 32_000 && !payload.safeParse(fields).success);

/** The sender, or a child's guardian, has given all consents. */
const connectAs = async (role: Role) => connect(await createPerson(role));

describe.each(messages)('%s', (type, message) => {
  const forbidden = roles.filter((role) => role !== 'operator' && !message.who.includes(role));

  test('is allowed for the roles in the contract', async () => {
    for (const role of forbidden)
      expect(await ask(await connectAs(role), { type, ...sampleOf(message) })).toEqual(refused('forbidden'));
  });

  test('is answered according to the contract', async () => {
    const socket = await connectAs(message.who[0] as Role);
    if (message.replies.length > 0)
      expect([...message.replies, 'error']).toContain(
        (await ask(socket, { type, ...sampleOf(message) })).type,
      );
  });

  test('needs only the consent in the contract and the core', async () => {
    const others = consentKinds.filter((kind) => kind === 'core' || kind !== message.consent);
    const without = await connect(await createPerson('student', { consents: consents(...others) }));
    const answer = await ask(without, { type, ...sampleOf(message) });
    if (message.consent === undefined) expect(answer.code).not.toBe('consent_required');
    else expect(answer).toEqual(refused('consent_required'));
  });

  test('is refused if invalid, and the socket stays open', async () => {
    const socket = await connectAs(message.who[0] as Role);
    await fc.assert(
      fc.asyncProperty(broken(message), async (payload) => {
        expect(await ask(socket, { ...payload, type })).toEqual(refused('invalid_input'));
      }),
      randomCases,
    );
    expect((await ask(socket, { type: 'ping' })).type).toBe('connection_status');
  });
});

describe('the permissions on a socket', () => {
  const ping = { type: 'ping' };

  test('end with the consent, even while the closer is down', async () => {
    const { child, token } = await agreed();
    const socket = await connect(child);
    expect((await ask(socket, ping)).type).toBe('connection_status');
    await outages({ queues: true });
    expect((await change(token, nothing)).status).toBe(500);
    expect(await ask(socket, ping)).toEqual(refused('forbidden'));
  });

  test('are refreshed from the record after a minute, so that new ones take effect', async () => {
    const { child, token } = await agreed(consents('core'));
    const socket = await connect(child);
    const stop = { type: 'mute', ...sampleOf(realtime.client.mute), muted: true };
    expect(await ask(socket, stop)).toEqual(refused('consent_required'));
    expect((await change(token, consents('core', 'voice'))).status).toBe(200);
    await advanceClock('PT61S');
    expect(await ask(socket, stop)).toEqual({ type: 'voice_chat_ended', points_earned: 0 });
  });
});

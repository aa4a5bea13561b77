import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { contract } from '../../contract';
import type { ClientMessage, ServerMessage } from '../../contract/realtime/messages';
import { realtime } from '../../contract/realtime/messages';
import { until } from './caller';
import type { Person } from './newcomers';
import type { Site } from './site';

/** A message as the contract declares it. Throws for any other. */
const parsed = (data: string): ServerMessage => {
  const message = JSON.parse(data);
  const schema = realtime.server[message.type as ServerMessage['type']];
  if (schema === undefined) throw new Error(`no message of the contract: ${data.slice(0, 200)}`);
  schema.parse(message);
  return message;
};

/** A socket with a ticket, by which the server answers a ping, and a voice chat that begins and ends. */
export const voiceChat = async (
  { calls, origin, report }: Site,
  reader: Person,
  book_id: string,
): Promise<void> => {
  const ticket = await calls.call(contract.voice.ticket, reader, {});
  if (ticket === undefined) return;
  const address = new URL('/ws', origin.replace(/^http/, 'ws'));
  address.searchParams.set('token', ticket.ticket);
  const socket = new WebSocket(address);
  const got: ServerMessage[] = [];
  const wrong: string[] = [];
  let lost: string | undefined;
  socket.on('message', (data) => {
    try {
      got.push(parsed(String(data)));
    } catch (error) {
      wrong.push((error as Error).message);
    }
  });
  socket.on('error', ({ message }) => {
    lost = message;
  });
  socket.on('close', (code) => {
    lost ??= `closed with ${code}`;
  });
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const answered = (type: ServerMessage['type'], of: (one: ServerMessage) => boolean = () => true) =>
    until(20, async () => {
      if (wrong.length > 0) throw new Error(wrong.join());
      const found = got.find((one) => one.type === type && of(one));
      if (found === undefined && lost !== undefined) throw new Error(lost);
      const error = got.find((one) => one.type === 'error');
      if (found === undefined && error?.type === 'error') throw new Error(error.code);
      return found;
    });
  try {
    const isOpen = await report.step('the socket opens (reader)', () =>
      until(20, async () => {
        if (lost !== undefined) throw new Error(lost);
        return socket.readyState === WebSocket.OPEN ? true : undefined;
      }),
    );
    if (isOpen === undefined) return;
    await report.step('WS ping → connection_status (reader)', () => {
      send({ type: 'ping' });
      return answered('connection_status');
    });
    const key = randomBytes(32).toString('base64');
    await report.step('WS mute false → status listening (reader)', () => {
      send({ type: 'mute', muted: false, book_id, end_chapter: 1, key });
      return answered('status', (one) => one.type === 'status' && one.status === 'listening');
    });
    await report.step('WS mute true → voice_chat_ended (reader)', () => {
      send({ type: 'mute', muted: true, book_id, end_chapter: 1, key });
      return answered('voice_chat_ended');
    });
  } finally {
    socket.close();
  }
  await calls.call(contract.voice.history, reader, { query: {} });
};

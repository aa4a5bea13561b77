import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../contract/realtime/messages';

/** Messages that take longer count as lost. */
const patienceMilliseconds = 20_000;

/** API Gateway charges for each 32 KB of a message. */
const chargedBytes = 32 * 1024;
const unitsOf = (text: string) => Math.ceil(Buffer.byteLength(text) / chargedBytes);

interface Received {
  readonly message: ServerMessage;
  readonly at: number;
}

/** A socket that records when messages arrive, and counts them. */
export const openSocket = async (address: string) => {
  const socket = new WebSocket(address);
  const got: Received[] = [];
  const lookers = new Set<(one: Received) => void>();
  let sent = 0;
  let charged = 0;
  let isAnswering = false;
  let spokeAt = Number.NEGATIVE_INFINITY;
  socket.on('message', (data) => {
    const one: Received = { message: JSON.parse(String(data)), at: performance.now() };
    got.push(one);
    charged += unitsOf(String(data));
    if (one.message.type === 'audio') spokeAt = one.at;
    if (one.message.type === 'status') {
      isAnswering = one.message.status !== 'listening';
      if (one.message.interrupted) spokeAt = Number.NEGATIVE_INFINITY;
    }
    for (const look of lookers) look(one);
  });
  await once(socket, 'open');
  return {
    socket,
    count: () => sent + got.length,
    charged: () => charged,
    /** Whether Wren thinks, or speaks for so many milliseconds after the last part of her voice. */
    isBusy: (milliseconds: number) => isAnswering || performance.now() < spokeAt + milliseconds,
    /** False when the socket is closed. */
    send: (message: ClientMessage): boolean => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      const text = JSON.stringify(message);
      socket.send(text);
      sent++;
      charged += unitsOf(text);
      return true;
    },
    /** When the first matching message arrived, not before `since`. Undefined if none arrives in time. */
    first: (fits: (message: ServerMessage) => boolean, since: number): Promise<number | undefined> =>
      new Promise((resolve) => {
        const done = (at?: number) => {
          lookers.delete(look);
          clearTimeout(timer);
          resolve(at);
        };
        const look = ({ message, at }: Received) => {
          if (at >= since && fits(message)) done(at);
        };
        const timer = setTimeout(done, patienceMilliseconds);
        lookers.add(look);
        got.forEach(look);
      }),
  };
};

import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../contract/realtime/messages';

/** Messages that take longer count as lost. */
const patienceMilliseconds = 20_000;

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
  socket.on('message', (data) => {
    const one = { message: JSON.parse(String(data)), at: performance.now() };
    got.push(one);
    for (const look of lookers) look(one);
  });
  await once(socket, 'open');
  return {
    socket,
    count: () => sent + got.length,
    /** False when the socket is closed. */
    send: (message: ClientMessage): boolean => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      sent++;
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

import { once } from 'node:events';
import { WebSocket } from 'ws';
import { contract } from '../../contract';
import { cloud } from './cloud';
import type { Person } from './people';

type Caller = Pick<Person, 'call'>;

const opened: WebSocket[] = [];

/** Call it after each test that opens sockets. */
export const closeAllSockets = () => {
  for (const socket of opened.splice(0)) socket.terminate();
};

/** Opens a socket with this query string. */
export const dial = (query: string): WebSocket => {
  const socket = new WebSocket(`${cloud.url.replace('http', 'ws')}/ws${query}`);
  // Only a caller that awaits the result handles the rejection.
  socket.on('error', () => undefined);
  opened.push(socket);
  return socket;
};

export const ticketOf = async ({ call }: Caller): Promise<string> =>
  (await call(contract.voice.ticket, {})).body.ticket;

export const dialWith = (ticket: string) => dial(`?token=${ticket}`);

/** Resolves with whether the connection was accepted, or with the status of the refusal if there was one. */
export const outcome = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(`refused ${statusCode}`));
    socket.on('error', () => resolve('refused'));
  });

/** An open socket of a user. */
export const connect = async (person: Caller): Promise<WebSocket> => {
  const socket = dialWith(await ticketOf(person));
  await once(socket, 'open');
  return socket;
};

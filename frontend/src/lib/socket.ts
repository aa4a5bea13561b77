import type { ClientMessage, ServerMessage } from '../../../contract/realtime';
import { users } from '../../../contract/users';
import { call } from './api';

interface Listener {
  onMessage(message: ServerMessage): void;
  /** Called once, however the socket ended. `code` is the socket's: 1000 for a normal end, 1006 for a lost connection. */
  onClose(code: number): void;
}

export interface Socket {
  /** False when it was closed before it could be used. */
  isOpen(): boolean;
  send(message: ClientMessage): void;
  close(): void;
}

const addressWith = (ticket: string) => {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('token', ticket);
  return address;
};

/** Opens a socket of the signed-in user. Throws `ApiFailure` when there is no ticket; resolves once messages can be sent. */
export const openSocket = async ({ onMessage, onClose }: Listener): Promise<Socket> => {
  const { ticket } = await call(users.socketTicket, {});
  const socket = new WebSocket(addressWith(ticket));
  socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data))));
  socket.addEventListener('close', ({ code }) => onClose(code));
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('close', resolve);
  });
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(1000),
  };
};

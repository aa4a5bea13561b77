import type { ClientMessage, ServerMessage } from '../../../contract/realtime/messages';
import { pingMilliseconds } from '../../../contract/rules/transport';
import { voice } from '../../../contract/voice/endpoints';
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

export const normalCode = 1000;
export const lostCode = 1006;

const longestTicket = 10_000;
/**
 * The maximum number of unanswered pings. A network may fail silently: the socket then stays open and accepts messages. Pings
 * are counted instead of time, so that a page that the device has frozen misses none.
 */
const mostMissed = { opening: 4, open: 2 };

const addressWith = (ticket: string) => {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('token', ticket);
  return address;
};

/**
 * Opens a socket of the signed-in user, and keeps asking whether it is alive. Throws `ApiFailure` when there is no ticket;
 * resolves once messages can be sent.
 */
export const openSocket = async ({ onMessage, onClose }: Listener): Promise<Socket> => {
  const { ticket } = await call(voice.ticket, {}, AbortSignal.timeout(longestTicket));
  const socket = new WebSocket(addressWith(ticket));
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  return new Promise((resolve) => {
    let isOpen = false;
    let isOver = false;
    let missed = 0;
    const end = (code: number) => {
      if (isOver) return;
      isOver = true;
      clearInterval(heart);
      removeEventListener('offline', lose);
      onClose(code);
      resolve(opened);
    };
    const close = (code: number) => {
      // Told at once: on a dead network the browser waits for the other side.
      end(code);
      socket.close(normalCode);
    };
    const lose = () => close(lostCode);
    const beat = () => {
      if (missed === (isOpen ? mostMissed.open : mostMissed.opening)) return lose();
      missed++;
      if (isOpen) send({ type: 'ping' });
    };
    const opened: Socket = { isOpen: () => isOpen && !isOver, send, close: () => close(normalCode) };
    const heart = setInterval(beat, pingMilliseconds);
    addEventListener('offline', lose);
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return;
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'connection_status') missed = 0;
      onMessage(message);
    });
    socket.addEventListener('close', ({ code }) => end(code));
    socket.addEventListener('open', () => {
      isOpen = true;
      missed = 0;
      resolve(opened);
    });
  });
};

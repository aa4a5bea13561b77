import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { users } from '../../contract/users';
import { openSocket } from '../../frontend/src/lib/socket';
import { network, refusal } from '../support/screens';

class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];

  constructor(readonly address: URL) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close(code: number) {
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

const real = globalThis.WebSocket;
beforeEach(() => {
  Object.assign(globalThis, { WebSocket: FakeSocket });
  network.answer(users.socketTicket, () => ({ ticket: 'one/use', valid_until: '2026-11-18T15:00:30Z' }));
});
afterEach(() => {
  Object.assign(globalThis, { WebSocket: real });
  FakeSocket.all.splice(0);
});

const open = async () => {
  const listener = { onMessage: jest.fn(), onClose: jest.fn() };
  const opening = openSocket(listener);
  while (FakeSocket.all.length === 0) await Promise.resolve();
  const [fake] = FakeSocket.all as [FakeSocket];
  return { listener, opening, fake };
};

test('opens with a ticket, and sends and hears messages of the contract', async () => {
  const { listener, opening, fake } = await open();
  expect(fake.address.href).toBe('ws://localhost/ws?token=one%2Fuse');
  fake.dispatchEvent(new Event('open'));
  const socket = await opening;
  socket.send({ type: 'ping' });
  expect(fake.sent).toEqual(['{"type":"ping"}']);
  const message = { type: 'connection_status', status: 'connected' };
  fake.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  expect(listener.onMessage.mock.calls).toEqual([[message]]);
  socket.close();
  expect(listener.onClose.mock.calls).toEqual([[1000]]);
});

test('says that the connection was lost, also before it was open', async () => {
  const { listener, opening, fake } = await open();
  fake.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  await opening;
  expect(listener.onClose.mock.calls).toEqual([[1006]]);
});

test('is not opened without a ticket', async () => {
  network.answer(users.socketTicket, () => refusal('consent_required'));
  await expect(openSocket({ onMessage: jest.fn(), onClose: jest.fn() })).rejects.toMatchObject({
    code: 'consent_required',
  });
  expect(FakeSocket.all).toEqual([]);
});

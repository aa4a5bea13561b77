import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { voice } from '../../contract/voice/endpoints';
import { openSocket } from '../../frontend/src/lib/socket';
import { network, pass, refusal } from '../support/screens';

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
  network.answer(voice.ticket, () => ({ ticket: 'one/use', valid_until: '2026-11-18T15:00:30Z' }));
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

test('opens with a ticket, and sends and receives messages of the contract', async () => {
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

test('reports a lost connection, even before it was open', async () => {
  const { listener, opening, fake } = await open();
  fake.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  await opening;
  expect(listener.onClose.mock.calls).toEqual([[1006]]);
});

test('pings, and is lost when a ping gets no answer', async () => {
  const { listener, opening, fake } = await open();
  fake.dispatchEvent(new Event('open'));
  await opening;
  const hear = (message: object) =>
    fake.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  for (let beats = 1; beats <= 10; beats++) {
    await pass(2500);
    expect(fake.sent).toEqual(Array(beats).fill('{"type":"ping"}'));
    hear({ type: 'connection_status', status: 'connected' });
  }
  await pass(5000);
  // Another message is not an answer to the ping, because it may have been in transit for long.
  hear({ type: 'status', status: 'listening' });
  expect(listener.onClose).not.toHaveBeenCalled();
  await pass(2500);
  expect(listener.onClose.mock.calls).toEqual([[1006]]);
  const before = listener.onMessage.mock.calls.length;
  hear({ type: 'status', status: 'listening' });
  await pass(10_000);
  expect(listener.onMessage.mock.calls).toHaveLength(before);
  expect([fake.sent.length, listener.onClose.mock.calls.length]).toEqual([12, 1]);
});

test('is lost when it does not open or the browser has no network', async () => {
  const { listener, opening } = await open();
  await pass(12_500);
  expect((await opening).isOpen()).toBe(false);
  expect(listener.onClose.mock.calls).toEqual([[1006]]);
  FakeSocket.all.splice(0);
  const second = await open();
  second.fake.dispatchEvent(new Event('open'));
  expect((await second.opening).isOpen()).toBe(true);
  dispatchEvent(new Event('offline'));
  expect((await second.opening).isOpen()).toBe(false);
  expect(second.listener.onClose.mock.calls).toEqual([[1006]]);
});

test('is not opened without a ticket', async () => {
  network.answer(voice.ticket, () => refusal('consent_required'));
  await expect(openSocket({ onMessage: jest.fn(), onClose: jest.fn() })).rejects.toMatchObject({
    code: 'consent_required',
  });
  expect(FakeSocket.all).toEqual([]);
});

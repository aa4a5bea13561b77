import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { voice } from '../../../contract/voice/endpoints';
import { network, pass, unreachable } from '../../support/screens';
import { device } from '../../support/sound';
import { openScreen, prepareVoice, receive, socket, talking } from '../../support/voice-screen';

beforeEach(prepareVoice);

test('after a lost connection the talk continues on another socket', async () => {
  await talking();
  const key = socket().sent[0]?.key;
  act(() => socket().close(1006));
  await screen.findByText('The connection is gone. Wren is looking for it…');
  await pass(2000);
  while (device.sockets.length < 2) await pass(0);
  act(() => socket().open());
  await pass(0);
  expect(socket().sent[0]).toMatchObject({
    type: 'mute',
    muted: false,
    book_id: 'paws',
    end_chapter: 2,
    key,
  });
  await receive({ type: 'status', status: 'listening' });
  await screen.findByText('The microphone is open. Wren is listening.');
});

test('the microphone is shown as open, with its level, only while its sound reaches Wren', async () => {
  const shout = () => act(() => device.heard.onmessage?.({ data: new Int16Array(2048).fill(20_000) }));
  const level = () => screen.getByRole<HTMLMeterElement>('meter', { hidden: true });
  await talking();
  shout();
  expect(level().value).toBe(1);
  act(() => socket().close(1006));
  await pass(2000);
  while (device.sockets.length < 2) await pass(0);
  act(() => socket().open());
  await pass(0);
  shout();
  expect(socket().sent.map(({ type }) => type)).toEqual(['mute']);
  expect([level().hidden, level().value]).toEqual([true, 0]);
  expect(screen.queryByText(/^The microphone is open/)).toBeNull();
  await receive({ type: 'status', status: 'listening' });
  shout();
  expect([level().hidden, level().value]).toEqual([false, 1]);
});

test('sound goes in messages of four chunks, and each chunk of a voice over Wren at once', async () => {
  const say = (loudness: number) =>
    act(() =>
      device.heard.onmessage?.({ data: new Int16Array(2048).map((_, i) => loudness * Math.sin(i * 0.06)) }),
    );
  const sounds = () =>
    socket()
      .sent.filter(({ type }) => type === 'audio')
      .map(({ seq, data }) => [seq, Math.ceil((String(data).length * 3) / 4 / 4096 - 0.01)]);
  await talking();
  for (let i = 0; i < 5; i++) say(0);
  expect(sounds()).toEqual([[0, 4]]);
  await receive({ type: 'status', status: 'thinking' });
  for (let i = 0; i < 3; i++) say(9000);
  expect(sounds().slice(1)).toEqual([
    [4, 2],
    [6, 1],
    [7, 1],
  ]);
  await receive({ type: 'status', status: 'listening', interrupted: true });
  for (let i = 0; i < 4; i++) say(9000);
  expect(sounds().slice(4)).toEqual([[8, 4]]);
});

test('a server that cannot start the talk or does not answer causes a message', async () => {
  const user = await openScreen();
  await user.click(screen.getByRole('button', { name: 'Start talking' }));
  while (device.sockets.length === 0) await pass(0);
  act(() => socket().open());
  await pass(0);
  await receive({ type: 'error', code: 'server_error', message: 'Something went wrong' });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  while (device.sockets.length < 2) await pass(0);
  act(() => socket().open());
  await pass(30_000);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to connect to voice chat server');
});

test('a connection that is lost for half a minute causes a message', async () => {
  await talking();
  act(() => socket().close(1006));
  for (let i = 0; i < 20; i++) {
    const count = device.sockets.length;
    await pass(2000);
    if (screen.queryByRole('alert') !== null) break;
    while (device.sockets.length === count) await pass(0);
    act(() => socket().close(1006));
  }
  expect((await screen.findByRole('alert')).textContent).toContain('Voice chat connection lost unexpectedly');
  expect(device.track.readyState).toBe('ended');
});

const gone = 'The connection is gone. Wren is looking for it…';

/** The network fails without a close event, and the page notices. */
const dies = async () => {
  device.hasNetwork = false;
  await pass(7500);
};

/** Opens the next socket of the page, as if there were a network. */
const reopened = async (count: number) => {
  for (let i = 0; i < 100 && device.sockets.length < count; i++) await pass(100);
  expect(device.sockets).toHaveLength(count);
  act(() => socket().open());
  await pass(0);
};

test('a network that fails silently or goes offline causes a message, and the talk continues when it is back', async () => {
  await talking();
  await pass(60_000);
  screen.getByText('The microphone is open. Wren is listening.');
  await dies();
  screen.getByText(gone);
  expect(screen.queryByText(/^The microphone is open/)).toBeNull();
  device.hasNetwork = true;
  await reopened(2);
  await receive({ type: 'status', status: 'listening' });
  await pass(31_000);
  screen.getByText('The microphone is open. Wren is listening.');
  act(() => {
    dispatchEvent(new Event('offline'));
  });
  screen.getByText(gone);
  await reopened(3);
  expect(socket().sent).toMatchObject([{ type: 'mute', muted: false }]);
});

test('the page gives up after half a minute if the network accepts sockets but no messages', async () => {
  await talking();
  await dies();
  for (let i = 0; i < 8 && screen.queryByRole('alert') === null; i++) {
    const count = device.sockets.length;
    await pass(2000);
    if (device.sockets.length > count) act(() => socket().open());
    await pass(7500);
  }
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Voice chat connection lost unexpectedly. Your talk is kept',
  );
});

test.each(['is known to be', 'is not yet known to be'])(
  'a talk whose connection %s lost ends on another one, with its points',
  async (known) => {
    const user = await talking();
    if (known === 'is known to be') await dies();
    device.hasNetwork = false;
    await user.click(screen.getByRole('button', { name: 'Stop talking' }));
    await pass(150);
    // The stop gets no answer.
    await pass(3000);
    screen.getByText('The connection is gone. Wren is looking for it, to end your talk…');
    device.hasNetwork = true;
    await reopened(2);
    expect(socket().sent).toMatchObject([{ type: 'mute', muted: true, book_id: 'paws', end_chapter: 2 }]);
    await receive({ type: 'voice_chat_ended', points_earned: 5 });
    await screen.findByText('Great conversation! You earned 5 points');
    expect(socket().readyState).toBe(3);
  },
);

test('a talk that is stopped while it reconnects ends when the server knows it', async () => {
  const user = await talking();
  act(() => socket().close(1006));
  await reopened(2);
  await user.click(screen.getByRole('button', { name: 'Stop talking' }));
  await pass(150);
  expect(socket().sent.map(({ muted }) => muted)).toEqual([false]);
  await receive({ type: 'status', status: 'listening' });
  expect(socket().sent.map(({ muted }) => muted)).toEqual([false, true]);
  expect(screen.queryByText(/^The microphone is open/)).toBeNull();
});

test('a talk that cannot be stopped without a connection says that it ends by itself', async () => {
  const user = await talking();
  await dies();
  await user.click(screen.getByRole('button', { name: 'Stop talking' }));
  network.answer(voice.ticket, unreachable);
  await pass(40_000);
  await screen.findByText(/Your talk is kept and ends by itself/);
  screen.getByText('The microphone is off.');
  expect(screen.queryByRole('alert')).toBeNull();
});

import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { books } from '../../contract/books/endpoints';
import { commonErrors } from '../../contract/common-errors';
import { users } from '../../contract/users/endpoints';
import { voice } from '../../contract/voice/endpoints';
import { voiceErrors } from '../../contract/voice/errors';
import { network, open, pass, person } from '../support/screens';
import { device, showPage } from '../support/sound';
import { allowed, openScreen, prepareVoice, receive, socket, talking } from '../support/voice-screen';

beforeEach(prepareVoice);

test('a refused microphone causes a message with the next step', async () => {
  device.allowsMicrophone = false;
  const user = await openScreen();
  await user.click(screen.getByRole('button', { name: 'Start talking' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Failed to access microphone\. Allow the microphone for this page/,
  );
  device.allowsMicrophone = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  while (device.sockets.length === 0) await pass(0);
});

test('a hidden page closes the microphone until it is visible again, and the screen stays on', async () => {
  await talking();
  expect(device.locks).toHaveLength(1);
  act(() => showPage(false));
  expect(device.track.enabled).toBe(false);
  act(() => showPage(true));
  await pass(0);
  expect(device.track.enabled).toBe(true);
  expect(device.context?.resume).toHaveBeenCalled();
  expect(device.locks).toHaveLength(2);
});

test('a microphone that opens while the page is hidden hears nothing', async () => {
  const user = await openScreen();
  showPage(false);
  await user.click(screen.getByRole('button', { name: 'Start talking' }));
  while (device.sockets.length === 0) await pass(0);
  expect(device.track.enabled).toBe(false);
  expect(device.locks).toEqual([]);
});

test('sound that the device interrupts, as for a call, causes a message, and a button continues it', async () => {
  const user = await talking();
  act(() => device.context?.become('interrupted'));
  await screen.findByText('Your device has turned the microphone off.');
  expect(screen.queryByText('The microphone is open. Wren is listening.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('The microphone is open. Wren is listening.');
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test.each([1, 0])('feedback is requested only if the child has said something (%i turns)', async (turns) => {
  const latest = {
    id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    book_id: 'paws',
    books: { title: 'Paws', author: 'Inkwren', cover_url: null },
    is_processed_book: true,
    end_chapter: 2,
    turns,
    duration_seconds: 60,
    points_earned: 5,
    created_at: '2026-11-16T15:00:00Z',
  };
  network.answer(voice.history, () => ({ history: [latest], next: null }));
  await talking();
  await receive({ type: 'voice_chat_ended', points_earned: 5 });
  await screen.findByText('Great conversation! You earned 5 points');
  await pass(0);
  expect(screen.queryAllByRole('button', { name: /Share Feedback/ })).toHaveLength(turns);
});

test('an error that ends the talk closes it; after any other the child says it once more', async () => {
  await talking();
  await receive({
    type: 'error',
    code: 'voice_failed',
    message: 'Please say it once more.',
    retryable: true,
  });
  await screen.findByText('Please say it once more.');
  expect(device.track.readyState).toBe('live');
  await receive({
    type: 'error',
    code: 'voice_elsewhere',
    message: 'Go on in the other window.',
    ends: true,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Go on in the other window.');
  expect(device.track.readyState).toBe('ended');
  expect(socket().readyState).toBe(3);
});

test.each(['ai_resting', 'paused'] as const)(
  '%s: the talk ends kindly, and typing is offered',
  async (code) => {
    await talking();
    await receive({ type: 'error', code, message: commonErrors[code].text, ends: true });
    const said = await screen.findByText(/You can write with Wren instead, or read on\.$/);
    expect(said.textContent).toContain(commonErrors[code].text);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Type with Wren' })).toBeTruthy();
    expect(device.track.readyState).toBe('ended');
    expect(socket().readyState).toBe(3);
  },
);

test('while the line is busy the child is told kindly, can type, and can try again', async () => {
  const user = await openScreen();
  await user.click(screen.getByRole('button', { name: 'Start talking' }));
  while (device.sockets.length === 0) await pass(0);
  act(() => socket().open());
  await pass(0);
  const { text } = voiceErrors.voice_busy;
  await receive({ type: 'error', code: 'voice_busy', message: text, retryable: true });
  await screen.findByText(`${text} You can write with Wren instead, or read on.`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Type with Wren' })).toBeTruthy();
  expect(device.track.readyState).toBe('ended');
  expect(socket().readyState).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Start talking' }));
  while (device.sockets.length < 2) await pass(0);
  act(() => socket().open());
  await pass(0);
  await receive({ type: 'status', status: 'listening' });
  await screen.findByText('The microphone is open. Wren is listening.');
  expect(screen.queryByText(text, { exact: false })).toBeNull();
});

test('a talk that rests after some words shows its points like any other end', async () => {
  await talking();
  await receive({ type: 'caption', from: 'child', text: 'I liked the dragon', sung: false });
  await receive({ type: 'error', code: 'paused', message: commonErrors.paused.text, ends: true });
  expect(device.track.readyState).toBe('ended');
  expect(socket().sent.at(-1)).toMatchObject({ type: 'mute', muted: true });
  await receive({ type: 'voice_chat_ended', points_earned: 5 });
  await screen.findByText('Great conversation! You earned 5 points');
  expect(screen.getByText(/You can write with Wren instead, or read on\.$/)).toBeTruthy();
  expect(socket().readyState).toBe(3);
});

test('a talk that ends while writing rests, too, offers no writing, and tells no end', async () => {
  await talking();
  network.answer(users.me, () => person({ consents: allowed, paused: ['chat', 'voice'] }));
  const until = '2026-11-17T15:00:00.000Z';
  await receive({ type: 'error', code: 'paused', message: commonErrors.paused.text, until, ends: true });
  const said = await screen.findByText(/You can read on, take a quiz, and look at your old talks\.$/);
  expect(said.textContent).not.toContain('It goes on at');
  expect(screen.queryByText(/You can write with Wren/)).toBeNull();
  expect(screen.queryByRole('link', { name: /type/i })).toBeNull();
});

test('a talk that cannot begin, because it is paused, tells no end', async () => {
  const user = await openScreen();
  await user.click(screen.getByRole('button', { name: 'Start talking' }));
  while (device.sockets.length === 0) await pass(0);
  act(() => socket().open());
  await pass(0);
  const until = '2026-11-17T15:00:00.000Z';
  await receive({ type: 'error', code: 'paused', message: commonErrors.paused.text, until, ends: true });
  const said = await screen.findByText(/This is closed for a while/);
  expect(said.textContent).not.toContain('It goes on at');
});

test('leaving the page releases microphone, socket and screen', async () => {
  await talking();
  act(() => {
    dispatchEvent(new Event('pagehide'));
  });
  expect(device.track.readyState).toBe('ended');
  expect(socket().readyState).toBe(3);
  expect(device.context?.state).toBe('closed');
  expect(device.locks[0]?.release).toHaveBeenCalled();
  await screen.findByText('The microphone is off.');
  // Later events of the page do not reach a closed device.
  act(() => showPage(true));
  await pass(0);
  expect(device.locks).toHaveLength(1);
});

test('without the consent to voice, typing is offered', async () => {
  network.answer(users.me, () => person());
  open('/voice-chat?book=paws&end=2');
  await screen.findByText(/Talking aloud needs a yes from your grown-up/);
  expect(screen.getByRole('link', { name: 'Type with Wren' }).getAttribute('href')).toBe(
    '/chat?book=paws&end=2',
  );
  expect(screen.queryByRole('button', { name: 'Start talking' })).toBeNull();
});

test('before a talk the characters met so far are shown, if they have portraits', async () => {
  const portrait = { src: '/pictures/paws/sambal.svg', alt: 'A striped cat.' };
  network.answer(books.characters, () => ({ main_characters: [{ name: 'Sambal', portrait }] }));
  await talking();
  expect(screen.queryByRole('region', { name: 'You can talk about' })).toBeNull();
  cleanup();
  await openScreen();
  const cast = within(await screen.findByRole('region', { name: 'You can talk about' }));
  expect(cast.getByRole('img', { name: portrait.alt }).getAttribute('src')).toBe(portrait.src);
  expect(network.asked(books.characters).at(-1)?.query).toMatchObject({ id: 'paws', end_chapter: '2' });
});

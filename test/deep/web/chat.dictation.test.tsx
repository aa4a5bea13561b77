import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { users } from '../../../contract/users/endpoints';
import { box, openTalk, withCompanion, write } from '../../support/chat-page';
import { network, person } from '../../support/screens';

withCompanion();
afterEach(() => {
  Object.assign(globalThis, { webkitSpeechRecognition: undefined });
  Recognition.isBroken = false;
});

test('the microphone is shown only with consent to voice', async () => {
  Object.assign(globalThis, { webkitSpeechRecognition: class extends EventTarget {} });
  network.answer(users.me, () =>
    person({
      decides_alone: false,
      consents: { core: true, ai_text: true, voice: false, public_sharing: false },
    }),
  );
  await openTalk();
  expect(screen.queryByRole('button', { name: 'Speak instead of typing' })).toBeNull();
});

class Recognition extends EventTarget {
  static latest: Recognition;
  static isBroken = false;
  lang = '';
  continuous = false;
  interimResults = false;
  constructor() {
    super();
    Recognition.latest = this;
  }
  start() {
    if (Recognition.isBroken) throw new Error('no');
  }
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  abort() {}
  /** Reports everything heard since the start, like each event of the browser. */
  hear(...parts: string[]) {
    const results = parts.map((transcript) => Object.assign([{ transcript }], { isFinal: false }));
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
  }
}

test('spoken words are appended to the typed ones, and errors are shown', async () => {
  Object.assign(globalThis, { webkitSpeechRecognition: Recognition });
  network.answer(users.me, () => person({ decides_alone: true }));
  const user = await openTalk();
  await write(user, 'Well');
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  const { latest } = Recognition;
  expect([latest.lang, latest.continuous, latest.interimResults]).toEqual(['en-US', true, true]);
  act(() => latest.hear('the cat', 'was brave and clever and kind to everybody'));
  expect(box().value).toBe('Well the cat was brave and clever and kind to everybody');
  expect(location.pathname).toBe('/chat');
  act(() => latest.fail('network'));
  expect(screen.getByText('Speech recognition error: network')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop the microphone' }));
  Recognition.isBroken = true;
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  expect(await screen.findByText('Failed to start speech recognition')).toBeTruthy();
});

test.each([
  ['available', true],
  ['downloadable', undefined],
])('if recognition on the device is %s, keeping the sound there is %s', async (state, isLocal) => {
  const available = async () => state;
  Object.assign(globalThis, {
    webkitSpeechRecognition: Object.assign(class extends Recognition {}, { available }),
  });
  network.answer(users.me, () => person({ decides_alone: true }));
  const user = await openTalk();
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  await screen.findByRole('button', { name: 'Stop the microphone' });
  expect((Recognition.latest as { processLocally?: boolean }).processLocally).toBe(isLocal);
  // Silence is not a failure.
  act(() => Recognition.latest.fail('no-speech'));
  expect(screen.queryByText(/Speech recognition error/)).toBeNull();
});

test('a browser without dictation says so to a child who may speak', async () => {
  network.answer(users.me, () => person({ decides_alone: true }));
  await openTalk();
  expect(screen.getByText(/Speech recognition not supported in this browser/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Speak instead of typing' })).toBeNull();
});

const dictate = async () => {
  Object.assign(globalThis, { webkitSpeechRecognition: Recognition });
  network.answer(users.me, () => person({ decides_alone: true }));
  const user = await openTalk();
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  await screen.findByRole('button', { name: 'Stop the microphone' });
  return { user, spoken: Recognition.latest };
};

test('text that is typed during dictation stays, and later spoken words are appended to it', async () => {
  const { user, spoken } = await dictate();
  act(() => spoken.hear('the cat', 'was'));
  await write(user, ' very');
  expect(box().value).toBe('the cat was very');
  act(() => spoken.hear('the cat', 'was brave'));
  expect(box().value).toBe('the cat was very brave');
  act(() => spoken.hear('the cat', 'was brave', 'and kind'));
  expect(box().value).toBe('the cat was very brave and kind');
  await write(user, '{Backspace>4/}clever,');
  expect(box().value).toBe('the cat was very brave and clever,');
  act(() => spoken.hear('the cat', 'was brave', 'and kind', 'really'));
  expect(box().value).toBe('the cat was very brave and clever, really');
});

test('the last words after the stop are written, but no words after sending', async () => {
  const { user, spoken } = await dictate();
  act(() => spoken.hear('the cat'));
  await user.click(screen.getByRole('button', { name: 'Stop the microphone' }));
  act(() => spoken.hear('the cat sat'));
  expect(box().value).toBe('the cat sat');
  await write(user, '{Enter}');
  act(() => spoken.hear('the cat sat down'));
  expect(box().value).toBe('');
});

test('sending stops the microphone, and its words do not appear in the next message', async () => {
  const { user, spoken } = await dictate();
  act(() => spoken.hear('the cat'));
  await write(user, '{Enter}');
  expect(screen.getByRole('button', { name: 'Speak instead of typing' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  await screen.findByRole('button', { name: 'Stop the microphone' });
  act(() => spoken.hear('the cat sat'));
  act(() => spoken.dispatchEvent(new Event('end')) as unknown as undefined);
  expect(box().value).toBe('');
  expect(screen.getByRole('button', { name: 'Stop the microphone' })).toBeTruthy();
  act(() => Recognition.latest.hear('and then'));
  expect(box().value).toBe('and then');
});

test('a microphone that becomes ready after the child has left is not opened', async () => {
  let tell: (state: string) => void = () => undefined;
  let starts = 0;
  class Counted extends Recognition {
    static available = () =>
      new Promise<string>((resolve) => {
        tell = resolve;
      });
    override start() {
      starts++;
    }
  }
  Object.assign(globalThis, { webkitSpeechRecognition: Counted });
  network.answer(users.me, () => person({ decides_alone: true }));
  const user = await openTalk();
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  await user.click(screen.getByRole('button', { name: 'New Conversation' }));
  await act(async () => tell('available'));
  expect(starts).toBe(0);
});

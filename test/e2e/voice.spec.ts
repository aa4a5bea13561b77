import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '../../contract/errors';
import type { ServerMessage } from '../../contract/realtime/messages';
import { wavOf } from '../../lambdas/voice/sound/pcm';
import { tonesOf } from '../../local/tutor/voice/tones';
import { inspect } from './inspect';
import { staysInView } from './letters';
import { chooseBook, comeIn, expect, newStudent, pick, test } from './support';

const rate = 48_000;
const words = 'I like the cats of the market';

/** The microphone's sound. It repeats the words, because on a slow machine the talk may begin after the first ones. */
const recording = () => {
  const tones = tonesOf(words, rate);
  const samples = new Int16Array(rate * 120);
  for (let seconds = 2; seconds < 120; seconds += 20) samples.set(tones, seconds * rate);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'inkwren-voice-')), 'microphone.wav');
  writeFileSync(file, wavOf(samples, rate));
  return file;
};

test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${recording()}%noloop`,
        '--autoplay-policy=no-user-gesture-required',
      ],
    }),
});

test('a child talks with Wren aloud, hears her, earns points and rereads the words @both', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/books');
  await chooseBook(page, 'paws');
  await page.getByRole('button', { name: /^Voice/ }).click();
  await pick(page.getByRole('radio', { name: /Chapter 2/ }));
  await page.getByRole('button', { name: 'Start the talk' }).click();
  await expect(page.getByText('The microphone is off.')).toBeVisible();
  await inspect(page, 'voice-idle');
  // Starts waiting before the click, because Wren speaks only briefly.
  const speaks = page.locator('[data-orb=speaking]').waitFor();
  await page.getByRole('button', { name: 'Start talking' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('chapter 2');
  await expect(log).toContainText(words);
  await speaks;
  await expect(page.getByText('Here Wren sings like a real wren.')).toBeVisible();
  await expect(page.getByText('The microphone is open. Wren is listening.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop talking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voice Chat Complete!' });
  await expect(dialog).toContainText(/Great conversation! You earned [1-9]\d* points/);
  await expect(dialog.getByRole('button', { name: 'Share Feedback (+5 points)' })).toBeVisible();
  await inspect(page, 'voice-complete');
  await dialog.getByRole('button', { name: 'Share Feedback (+5 points)' }).click();
  const feedback = page.getByRole('dialog', { name: 'How was your voice chat experience?' });
  await feedback.getByLabel('Do you want to say more?').pressSequentially('Fun');
  await feedback.getByRole('button', { name: /Send|Share/ }).click();
  await expect(dialog).toContainText('+5 points');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Voice Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Paws of the Night Market' }).click();
  await expect(page.getByRole('dialog')).toContainText(words);
  await inspect(page, 'voice-transcript');
});

test('a voice chat without a book, or with a deleted one, offers a way forward', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/voice-chat');
  await expect(page.getByText('No book selected for voice chat')).toBeVisible();
  await inspect(page, 'voice-no-book');
  await page.goto('/voice-chat?book=no-such-book');
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.getByRole('alert')).toContainText('Voice chat error: ');
  await inspect(page, 'voice-failed');
});

test('a network failure during a talk is shown, and the talk ends with its points when the network is back', async ({
  page,
}) => {
  let isDead = false;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (!isDead) server.send(text);
    });
    server.onMessage((text) => {
      if (!isDead) socket.send(text);
    });
  });
  await comeIn(page, await newStudent(page), '/voice-chat?book=paws-of-the-night-market&end=2');
  const speaks = page.locator('[data-orb=speaking]').waitFor();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.getByRole('log')).toContainText(words);
  await speaks;
  isDead = true;
  await expect(page.getByText('The connection is gone. Wren is looking for it…')).toBeVisible();
  await expect(page.getByText(/^The microphone is open/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop talking' }).click();
  await expect(page.getByText(/Wren is looking for it, to end your talk/)).toBeVisible();
  isDead = false;
  const dialog = page.getByRole('dialog', { name: 'Voice Chat Complete!' });
  await expect(dialog).toContainText(/Great conversation! You earned [1-9]\d* points/);
});

test('each state of a talk is readable, and its way forward is in view', async ({ page }) => {
  let send = (_message: ServerMessage): void => undefined;
  let isBusy = true;
  // Replaces the server, so that each state lasts until it is inspected.
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    send = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const { type } = JSON.parse(String(text));
      if (type === 'ping') send({ type: 'connection_status', status: 'connected' });
      if (type !== 'mute') return;
      if (isBusy)
        send({ type: 'error', code: 'voice_busy', message: errors.voice_busy.text, retryable: true });
      else send({ type: 'status', status: 'listening' });
    });
  });
  await comeIn(page, await newStudent(page), '/voice-chat?book=paws&end=2');
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const { getUserMedia } = mediaDevices;
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = getUserMedia;
      return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    };
  });
  await page.getByRole('button', { name: 'Start talking' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await inspect(page, 'voice-refused');
  await staysInView(page, again);
  await again.click();
  await expect(page.getByText(errors.voice_busy.text)).toBeVisible();
  await inspect(page, 'voice-busy');
  await staysInView(page, page.getByRole('link', { name: 'Type with Wren' }));
  isBusy = false;
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.getByText('The microphone is open. Wren is listening.')).toBeVisible();
  await inspect(page, 'voice-listening');
  send({ type: 'caption', from: 'child', text: words, sung: false });
  send({ type: 'status', status: 'speaking' });
  send({ type: 'caption', from: 'wren', text: 'What would you buy at the market?', sung: true });
  await expect(page.locator('[data-orb=speaking]')).toBeVisible();
  await inspect(page, 'voice-speaking');
  send({ type: 'status', status: 'listening', interrupted: true });
  send({ type: 'error', code: 'voice_unclear', message: errors.voice_unclear.text });
  const type = page.getByRole('link', { name: 'Type with Wren' });
  await expect(type).toBeVisible();
  await inspect(page, 'voice-unclear');
  await staysInView(page, type);
});

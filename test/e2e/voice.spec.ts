import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wavOf } from '../../lambdas/voice/sound/pcm';
import { tonesOf } from '../../local/tutor/voice/tones';
import { inspect } from './inspect';
import { chooseBook, comeIn, expect, newStudent, test } from './support';

const rate = 48_000;
const words = 'I like the cats of the market';

/** What the microphone hears: a moment of silence, the words, then silence. */
const recording = () => {
  const tones = tonesOf(words, rate);
  const samples = new Int16Array(rate * 60);
  samples.set(tones, 2 * rate);
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

test('a child talks with Wren aloud, hears her, earns points and reads the words again @both', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/books');
  await chooseBook(page, 'paws');
  await page.getByRole('button', { name: /^Voice/ }).click();
  await page.getByRole('radio', { name: /Chapter 2/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start the talk' }).click();
  await expect(page.getByText('The microphone is off.')).toBeVisible();
  await inspect(page, 'voice-idle');
  await page.getByRole('button', { name: 'Start talking' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('chapter 2');
  await expect(page.getByText('The microphone is open. Wren is listening.')).toBeVisible();
  await inspect(page, 'voice-listening');
  await expect(log).toContainText(words);
  await expect(page.locator('[data-orb=speaking]')).toBeVisible();
  await inspect(page, 'voice-speaking');
  await expect(page.getByText('Here Wren sings like a real wren.')).toBeVisible();
  await expect(page.getByText('The microphone is open. Wren is listening.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop talking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voice Chat Complete!' });
  await expect(dialog).toContainText('Great conversation! You earned 5 points');
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

test('without a book, or with one that is gone, there is a way forward', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/voice-chat');
  await expect(page.getByText('No book selected for voice chat')).toBeVisible();
  await inspect(page, 'voice-no-book');
  await page.goto('/voice-chat?book=no-such-book');
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.getByRole('alert')).toContainText('Voice chat error: ');
  await inspect(page, 'voice-failed');
});

import type { Page } from '@playwright/test';
import { inspectBoth } from './inspect';
import { comeIn, expect, moveClock, newStudent, test } from './support';

const begun = 'Once there was a frog called Pip. He went into a dark forest.';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your story' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Inserts a few words at a time like dictation: longer pieces count as a violation. */
const write = async (page: Page, text: string) => {
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  for (const piece of text.match(/.{1,28}/gs) ?? []) await page.keyboard.insertText(piece);
};

/** A device that recognizes speech by itself, and hears what a test says. */
const hearByItself = (page: Page) =>
  page.addInitScript(() => {
    class Recognition extends EventTarget {
      static available = async () => 'available';
      start() {
        Object.assign(window, {
          say: (transcript: string) =>
            this.dispatchEvent(
              Object.assign(new Event('result'), { resultIndex: 0, results: [[{ transcript }]] }),
            ),
        });
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });

test('a child who is stuck goes on from a beginning, typed and spoken', async ({ page }) => {
  await hearByItself(page);
  await comeIn(page, await newStudent(page), '/comics');
  await write(page, begun);
  await button(page, 'I’m stuck').click();
  await inspectBoth(page, 'comics-stuck');
  await button(page, 'Suddenly, in the forest, …').click();
  await expect(box(page)).toHaveValue(`${begun} Suddenly, in the forest, `);
  await expect(box(page)).toBeFocused();
  await expect(page.getByText('13 words of 80. 67 to go!')).toBeVisible();
  await page.keyboard.insertText('he heard a bell.');
  await expect(page.getByText('21 words of 80. 59 to go!')).toBeVisible();

  await button(page, 'Speak instead of typing').click();
  await expect(button(page, 'Stop the microphone')).toBeVisible();
  await page.evaluate(() =>
    (window as unknown as { say: (words: string) => void }).say(
      'the bell was on a very small and very old cow',
    ),
  );
  const spoken = `${begun} Suddenly, in the forest, he heard a bell. the bell was on a very small and very old cow`;
  await expect(box(page)).toHaveValue(spoken);
  await inspectBoth(page, 'comics-speaking');
  await button(page, 'Stop the microphone').click();
  await write(page, '.');
  await expect(box(page)).toHaveValue(`${spoken}.`);
  await expect(page).toHaveURL(/\/comics$/);
});

test('a device that does not hear by itself names the keyboard’s microphone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await comeIn(page, await newStudent(page), '/comics');
  await expect(page.getByText(/If your keyboard has a microphone/)).toBeVisible();
  await inspectBoth(page, 'comics-no-microphone');
});

test('a story goes on the next day with its own idea, and today’s idea begins a new one @alone', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/comics');
  const idea = await page.getByText('Today’s idea').locator('xpath=following-sibling::p').innerText();
  await write(page, begun);
  await expect(page.getByText('Your story is kept safe.')).toBeVisible();
  await moveClock(page, 'P1D');
  await page.reload();
  await expect(page.getByText('Go on with yesterday’s story')).toBeVisible();
  await expect(page.getByText(idea, { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue(begun);
  await inspectBoth(page, 'comics-next-day');
  await button(page, 'Begin with today’s idea').click();
  await inspectBoth(page, 'comics-begin-anew');
  await button(page, 'Begin a new one').click();
  await expect(box(page)).toHaveValue('');
  await expect(page.getByText('Today’s idea', { exact: true })).toBeVisible();
  await expect(page.getByText(idea, { exact: true })).toBeHidden();
});

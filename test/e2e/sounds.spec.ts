import type { Page } from '@playwright/test';
import type { QuizQuestion } from '../../contract/quiz/endpoints';
import { defaultPreferences } from '../../contract/rules/preferences';
import { optionIndex } from '../../contract/rules/quiz';
import { inspectBoth } from './inspect';
import { staysInView } from './letters';
import { callAs, comeIn, expect, loaded, newStudent, openProfile, pick, test } from './support';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** The pitches of the notes that were played, in Hz. */
    heard: number[];
  }
}

const listen = (page: Page) =>
  page.addInitScript(() => {
    window.heard = [];
    const Real = OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        window.heard.push(options?.frequency ?? 0);
      }
    };
  });

const heard = (page: Page) => page.evaluate(() => window.heard);

/** Opens a quiz and answers its first question rightly. */
const answerRightly = async (page: Page) => {
  const given = page.waitForResponse(/\/api\/book\/quiz\?/);
  await page.goto('/quiz?book=goalkeeper-of-gull-street&end=1');
  const questions: QuizQuestion[] = (await (await given).json()).quiz;
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await loaded(page);
  await pick(page.getByRole('radio').nth(optionIndex(questions[0]?.correct_option ?? '') ?? 0));
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await expect(page.getByText('Right answer')).toBeVisible();
};

/** How long the hop of a right answer takes, in seconds. */
const hop = (page: Page) =>
  page
    .locator('.animate-tick')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));

test('a child who switches sounds on hears a right answer and a turned page, and where the device asks for less, neither sounds nor moves', async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('inkwren.reading-mode', 'pages'));
  await comeIn(page, await newStudent(page));
  await loaded(page);
  const profile = await openProfile(page);
  await profile.getByRole('tab', { name: 'Reading' }).click();
  const sounds = profile.getByRole('switch', { name: 'Sounds' });
  await expect(sounds).not.toBeChecked();
  expect(await heard(page)).toEqual([]);
  const kept = page.waitForResponse(/\/api\/user\/preferences$/);
  await sounds.click();
  await expect.poll(() => heard(page)).toEqual([659, 880]);
  await kept;

  await answerRightly(page);
  await expect.poll(() => heard(page)).toEqual([659, 880]);
  const seconds = await hop(page);
  expect(seconds).toBeGreaterThan(0.1);
  expect(seconds).toBeLessThanOrEqual(0.4);

  await page.goto('/read/goalkeeper-of-gull-street/1');
  const turn = page.getByRole('button', { name: 'Turn the page' });
  await expect(turn).toBeVisible();
  await loaded(page);
  await turn.click();
  await expect.poll(() => heard(page)).toEqual([392]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await turn.click();
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();
  expect(await heard(page)).toEqual([392]);
  await page.evaluate(() => sessionStorage.clear());
  await answerRightly(page);
  expect(await heard(page)).toEqual([]);
  expect(await hop(page)).toBeLessThanOrEqual(0.001);
});

test('a new student is asked whether there shall be sounds, and can hear them first', async ({ page }) => {
  await listen(page);
  const email = await newStudent(page);
  const profile = await callAs(page, email, '/user/preferences', defaultPreferences, 'PATCH');
  // The end of onboarding, without the way to it.
  await page.route(/\/api\/dashboard/, (route) =>
    route.fulfill({ status: 403, json: { error: 'Not yet', code: 'profile_incomplete' } }),
  );
  await page.route(/\/api\/onboarding$/, (route) =>
    route.fulfill({
      json: {
        step: 'complete',
        account_types: ['student'],
        operator: false,
        invitations: [],
        consent_ages: {},
        profile,
        consent: null,
      },
    }),
  );
  await comeIn(page, email);
  await expect(page.getByRole('heading', { name: 'Soft sounds?' })).toBeFocused();
  await inspectBoth(page, 'sounds-question');
  const yes = page.getByRole('button', { name: 'Yes, with sounds' });
  await staysInView(page, yes);
  await page.getByRole('button', { name: 'Hear it' }).click();
  await expect.poll(() => heard(page)).toEqual([659, 880, 1319, 1760, 2093]);
  const kept = page.waitForRequest(/\/api\/user\/preferences$/);
  await yes.click();
  expect((await kept).postDataJSON()).toEqual({ ...defaultPreferences, sounds: true });
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});

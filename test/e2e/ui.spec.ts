import type { Locator, Page } from '@playwright/test';
import { findNothingSerious } from './inspect';
import { expect, test } from './support';

/** Each build of Chromium draws letters slightly differently; a shifted or recoloured component differs by more. */
const alike = { animations: 'disabled', maxDiffPixelRatio: 0.03, scale: 'device' } as const;

const open = async (page: Page, query: string) => {
  await page.goto(`/_ui?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
};

const noSidewaysScrolling = async (page: Page) => {
  const hidden = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(hidden, 'pixels beyond the edge of the screen').toBe(0);
};

const looksAsBefore = (piece: Locator, name: string) =>
  expect.soft(piece, name).toHaveScreenshot(`${name}.png`, alike);

/** The buttons that open dialogs. */
const over = ['Open a dialog', 'Ask about something final', 'Ask, and fail', 'Open the menu'];
const fileName = (name: string) => name.toLowerCase().replace(/\W+/g, '-');

for (const theme of ['child', 'adult'])
  test(`every component is accessible: ${theme} theme`, {
    tag: theme === 'child' ? [] : '@desktop',
  }, async ({ page }) => {
    await open(page, `theme=${theme}`);
    await noSidewaysScrolling(page);
    await findNothingSerious(page, `ui-${theme}`);
  });

test('the largest letters with wide spacing and another font do not widen the page', async ({ page }) => {
  for (const query of [
    'text=largest',
    'text=largest&spacing=wide',
    'text=largest&spacing=wide&font=dyslexia',
  ]) {
    await open(page, `theme=child&${query}`);
    await noSidewaysScrolling(page);
  }
});

test('the setting for less motion overrides the device', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hop = page.locator('#wren .animate-hop').first();
  await open(page, 'theme=child');
  await expect(hop).toHaveCSS('animation-iteration-count', 'infinite');
  await open(page, 'theme=child&motion=reduced');
  await expect(hop).toHaveCSS('animation-iteration-count', '1');
});

test('dialogs pass axe and the largest letters, and return focus', async ({ page }) => {
  await open(page, 'theme=child');
  for (const name of over) {
    const button = page.getByRole('button', { name });
    await button.click();
    await findNothingSerious(page, `ui-${fileName(name)}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test.describe('the pictures', () => {
  // Half the size shows every relevant difference and keeps the files small.
  test.use({ deviceScaleFactor: 0.5 });

  for (const theme of ['child', 'adult'])
    test(`every component looks as it did: ${theme} theme`, {
      tag: theme === 'child' ? '@both' : '@desktop',
    }, async ({ page }) => {
      await open(page, `theme=${theme}`);
      // Hides the explanations, so that a change of them needs no new pictures.
      await page.addStyleTag({ content: 'main > section > :is(h2, p), figcaption { display: none }' });
      for (const piece of await page.locator('main > section').all())
        await looksAsBefore(piece, `${await piece.getAttribute('id')}-${theme}`);
    });

  test('every dialog looks as it did', { tag: '@both' }, async ({ page }) => {
    await open(page, 'theme=child');
    for (const name of over) {
      await page.getByRole('button', { name }).click();
      await looksAsBefore(page.getByRole('dialog'), `over-${fileName(name)}`);
      await page.keyboard.press('Escape');
    }
  });
});

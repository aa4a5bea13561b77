import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { staysReadable } from './letters';
import { takePicture } from './picture';
import { desktop, expect, phone } from './support';

/** Waits for animations to end, so that neither a picture nor axe sees an intermediate state. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** Frames of other sites are not inspected on their own, and axe reports violations only: this saves a third of the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // Content under a dialog cannot be reached, and is excluded.
    .include('dialog[open], html:not(:has(dialog[open]))')
    .setLegacyMode();

const isPhone = (page: Page) => (page.viewportSize() ?? desktop).width <= phone.width;

/** Asserts that axe finds nothing serious in the visible content. */
export const findNothingSerious = async (page: Page, name: string) => {
  await settled(page);
  await takePicture(page, `screens/${name}-${isPhone(page) ? 'phone' : 'desktop'}`);
  const { violations } = await axe(page).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `axe on ${name}`,
  ).toEqual([]);
};

/**
 * Asserts that axe finds nothing serious on the current screen, and that on a phone it holds the largest letters of the font
 * for dyslexia. Then restores the screen.
 */
export const inspect = async (page: Page, name: string) => {
  await findNothingSerious(page, name);
  if (isPhone(page)) await staysReadable(page, name);
};

/** The same for phone and desktop, in a test that runs on one of them. */
export const inspectBoth = async (page: Page, name: string) => {
  const before = page.viewportSize() ?? desktop;
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await inspect(page, name);
  }
  await page.setViewportSize(before);
};

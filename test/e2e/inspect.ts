import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { staysReadable } from './letters';
import { takePicture } from './picture';
import { desktop, expect, phone } from './support';

/** Waits for what fades and moves in, so that neither a picture nor axe sees it half there. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** By themselves the frames of others are not looked at, and axe collects nothing but what is wrong: that is a third of the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // What lies under a dialog cannot be reached, and is looked at without it.
    .include('dialog[open], html:not(:has(dialog[open]))')
    .setLegacyMode();

const isPhone = (page: Page) => (page.viewportSize() ?? desktop).width <= phone.width;

/** Axe finds nothing serious on what is shown. */
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
 * What everybody can use: axe finds nothing serious on the screen as it is, and on a phone it holds the largest letters of
 * the font for dyslexia. Then it is as it was.
 */
export const inspect = async (page: Page, name: string) => {
  await findNothingSerious(page, name);
  if (isPhone(page)) await staysReadable(page, name);
};

/** The same, as it is on both, where a test goes only one way. */
export const inspectBoth = async (page: Page, name: string) => {
  const before = page.viewportSize() ?? desktop;
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await inspect(page, name);
  }
  await page.setViewportSize(before);
};

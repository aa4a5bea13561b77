import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { source } from 'axe-core';
import { staysReadable } from './letters';
import { takePicture } from './picture';
import { desktop, expect, phone, resizeTo } from './support';

/**
 * Waits for animations to end, so that pictures and axe do not see an intermediate state. Those of a page that Chromium has stopped
 * drawing never end: after five seconds it is looked at as it is.
 */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => setTimeout(resolve, 5000)),
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished.catch(() => undefined)),
      ),
    ]).then(() => undefined),
  );

/**
 * The serious findings of axe in the visible content, because content under a dialog is unreachable. axe is injected once per
 * page; its wrapper for Playwright would inject it for each inspection and take three times as long.
 */
const serious = async (page: Page, rules: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const visible = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const { violations } = await axe.run(visible, {
      runOnly: [...runOnly],
      resultTypes: ['violations'],
      // We do not control frames of other sites.
      iframes: false,
    });
    /** Checks the target again after scrolling to it: a fixed bar may have covered part of it. */
    const isTooSmall = async ({ target }: Axe.NodeResult) => {
      const element = document.querySelector(String(target[0]));
      const before = window.scrollY;
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await axe.run(element ?? document, {
        runOnly: { type: 'rule', values: ['target-size'] },
      });
      window.scrollTo({ top: before, behavior: 'instant' });
      return again.violations.length > 0;
    };
    const found: string[] = [];
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const node of nodes)
        if (id !== 'target-size' || (await isTooSmall(node))) found.push(`${id}: ${node.html}`);
    }
    return found;
  }, rules);
};

/** Shows the page in the colours of the night during `look`, at once: no colour fades. */
const atNight = async (page: Page, look: () => Promise<void>) => {
  const turn = (to: string | undefined) =>
    page.evaluate((appearance) => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, *::before, *::after { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const { dataset } = document.documentElement;
      const before = dataset.appearance;
      if (appearance === undefined) delete dataset.appearance;
      else dataset.appearance = appearance;
      // Computes the styles of all elements while nothing may fade.
      for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
      document.adoptedStyleSheets.pop();
      return before;
    }, to);
  const before = await turn('night');
  await look();
  await turn(before);
};

const isPhone = (page: Page) => (page.viewportSize() ?? desktop).width <= phone.width;

/** Asserts that axe finds nothing serious in the visible content, and no poor contrast at night. */
export const findNothingSerious = async (page: Page, name: string) => {
  await settled(page);
  const picture = `${name}-${isPhone(page) ? 'phone' : 'desktop'}`;
  await takePicture(page, `screens/${picture}`);
  expect(await serious(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']), `axe on ${name}`).toEqual([]);
  await atNight(page, async () => {
    await takePicture(page, `night/${picture}`);
    // What has just come fades in.
    const poor = async () => {
      await settled(page);
      return serious(page, ['color-contrast']);
    };
    await expect.poll(poor, { message: `axe on ${name} at night` }).toEqual([]);
  });
};

/**
 * Asserts that axe finds nothing serious on the current screen, and that on a phone the screen stays readable in the largest
 * letters of the font for dyslexia. Then restores the screen.
 */
export const inspect = async (page: Page, name: string) => {
  await findNothingSerious(page, name);
  if (isPhone(page)) await staysReadable(page, name);
};

/** Inspects in both sizes, phone and desktop, whichever the test runs on. */
export const inspectBoth = async (page: Page, name: string) => {
  const before = page.viewportSize() ?? desktop;
  for (const size of [phone, desktop]) {
    await resizeTo(page, size);
    await inspect(page, name);
  }
  await page.setViewportSize(before);
};

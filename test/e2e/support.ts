import { randomUUID } from 'node:crypto';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContextOptions,
  test as base,
  expect as baseExpect,
  type Locator,
  type Page,
} from '@playwright/test';
import { demoPassword } from '../../local/seed/accounts';

/** Patient: a build machine is slower than a person's. */
export const expect = baseExpect.configure({ timeout: 15_000 });

interface Fixtures {
  /** One more person's browser: cookies, storage and session of their own. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A test fails on anything that a page throws. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await use(page);
    expect(thrown, 'errors thrown by the page').toEqual([]);
  },
  anotherBrowser: async ({ browser }, use) => {
    const opened: Page[] = [];
    const thrown: string[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      page.on('pageerror', (error) => thrown.push(error.message));
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
    expect(thrown, 'errors thrown by the other pages').toEqual([]);
  },
});

const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 860 };

export const signIn = async (page: Page, email: string, password = demoPassword) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

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

/** A picture of the screen for people to look at, and axe's opinion of it: nothing serious. */
export const inspect = async (page: Page, name: string) => {
  const size = (page.viewportSize()?.width ?? desktop.width) <= phone.width ? 'phone' : 'desktop';
  await settled(page);
  await page.screenshot({
    path: path.join('test-results/screens', `${name}-${size}.png`),
    fullPage: true,
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `axe on ${name}`,
  ).toEqual([]);
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

/** Nothing is on its way any more. */
export const loaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** Presses something of the top bar, which on the phone is in a menu. */
const fromTopBar = async (page: Page, name: RegExp) => {
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const narrow = await menu.isVisible();
  if (narrow) await menu.click();
  const within = narrow ? page.getByRole('dialog', { name: 'Menu' }) : page;
  await within.getByRole('button', { name }).click();
};

export const signOut = (page: Page) => fromTopBar(page, /^Sign out$/);

export const openProfile = async (page: Page): Promise<Locator> => {
  await fromTopBar(page, /profile and settings$/i);
  return page.getByRole('dialog', { name: 'Profile and settings' });
};

const post = async (page: Page, route: string, data: object) => {
  const response = await page.request.post(`/_local/${route}`, { data });
  expect(response.ok(), `/_local/${route}`).toBe(true);
};

export const outages = (page: Page, down: { model?: boolean; catalogue?: boolean }) =>
  post(page, 'outages', down);

/** By an ISO 8601 duration. The clock is everybody's: for one test at a time. */
export const moveClock = (page: Page, advance: string) => post(page, 'clock', { advance });
export const resetClock = (page: Page) => post(page, 'clock', { reset: true });

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export const mailsTo = async (page: Page, address: string): Promise<Mail[]> => {
  const mails: Mail[] = await (await page.request.get('/_local/outbox')).json();
  return mails.filter(({ to }) => to === address);
};

/** A student of their own for a test, so that tests do not meet in one account. Answers the e-mail. */
export const newStudent = async (page: Page): Promise<string> => {
  const email = `${randomUUID().slice(0, 8)}@e2e.test`;
  await post(page, 'student', { email, password: demoPassword });
  return email;
};

/** Chooses a book through the search, as a child does. */
export const chooseBook = async (page: Page, text: string) => {
  await page.goto('/books');
  await page.getByRole('combobox').fill(text);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { name: 'Book Selected' })).toBeVisible();
};

/** Lets the time go by that reading ten questions takes, after which they are paid. */
export const think = (page: Page) => moveClock(page, 'PT30S');

/** Answers a whole quiz, always with the option at the same place, and hands it in. */
export const answerQuiz = async (page: Page, option = 0) => {
  await think(page);
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await page.getByRole('radio').nth(option).check({ force: true });
    await page.getByRole('button', { name: 'Check Answer' }).click();
    await page.getByRole('button', { name: number < 10 ? 'Next Question' : 'Finish Quiz' }).click();
  }
};

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '../../local/seed/accounts';

/** A test fails on anything that the page throws. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await use(page);
    expect(thrown, 'errors thrown by the page').toEqual([]);
  },
});

export { expect };

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
  const { name: project } = test.info().project;
  await settled(page);
  await page.screenshot({
    path: path.join('test-results/screens', `${name}-${project}.png`),
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

const post = async (page: Page, route: string, data: object) => {
  const response = await page.request.post(`/_local/${route}`, { data });
  expect(response.ok(), `/_local/${route}`).toBe(true);
};

export const outages = (page: Page, down: { model?: boolean; catalogue?: boolean }) =>
  post(page, 'outages', down);

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

/** Answers a whole quiz, always with the option at the same place, and hands it in. */
export const answerQuiz = async (page: Page, option = 0) => {
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await page.getByRole('radio').nth(option).check({ force: true });
    await page.getByRole('button', { name: 'Check Answer' }).click();
    await page.getByRole('button', { name: number < 10 ? 'Next Question' : 'Finish Quiz' }).click();
  }
};

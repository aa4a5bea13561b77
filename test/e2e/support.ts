import { randomUUID } from 'node:crypto';
import {
  type BrowserContextOptions,
  test as base,
  expect as baseExpect,
  type Locator,
  type Page,
} from '@playwright/test';
import { personOf } from '../../contract/rules/person';
import { demoPassword } from '../../local/seed/accounts';
import type { SeedTask } from '../../local/seed/handler';

/** Only for hangs: on a busy machine a comic takes long, which is not a failure. */
export const expect = baseExpect.configure({ timeout: 120_000 });

interface Fixtures {
  /** The browser of another user: separate cookies, storage and session. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A test fails on any error that a page throws. */
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

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 860 };

/** Resizes the page, and waits until its media queries are evaluated: the width changes a frame before them. */
export const resizeTo = async (page: Page, size: typeof phone) => {
  await page.setViewportSize(size);
  // Chromium may stop drawing a page after many changes of its size: then no frame comes.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, 2000);
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
};

export const signIn = async (page: Page, email: string, password = demoPassword) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Types an own new password instead of the four words that are offered first. */
export const typeNewPassword = async (page: Page, label: string, password: string) => {
  await page.getByRole('button', { name: 'My own password' }).click();
  await page.getByLabel(label, { exact: true }).fill(password);
};

interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Stores the session that the sign-in form would store, because most tests do not test the form. */
const remember = async (page: Page, email: string) => {
  const get = async (route: string) => (await page.request.get(route)).json();
  const { userPoolClientId } = await get('/config.json');
  const tokens: Tokens = await get(`/_local/token?email=${encodeURIComponent(email)}`);
  const [, payload = ''] = tokens.idToken.split('.');
  const user = JSON.parse(Buffer.from(payload, 'base64url').toString())['cognito:username'];
  const session = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const kept = Object.entries({ ...tokens, clockDrift: '0' }).map(
    ([name, value]) => [`${session}.${user}.${name}`, value] as const,
  );
  await page.goto('/config.json');
  await page.evaluate(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [...kept, [`${session}.LastAuthUser`, user] as const],
  );
};

/** Signs a user in and opens a place. */
export const comeIn = async (page: Page, email: string, place = '/dashboard') => {
  await remember(page, email);
  await page.goto(place);
  await expect(page.getByRole('banner')).toBeVisible();
};

/** Waits until no request is pending. */
export const loaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** Presses a button of the top bar, which on the phone is in a menu. */
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
  expect(response.ok(), `/_local/${route}: ${await response.text()}`).toBe(true);
  return response.json();
};

/** Sets up data through the product's own use cases. */
export const seed = (page: Page, task: SeedTask) => post(page, 'seed', task);

export const outages = (page: Page, down: { model?: boolean; catalogue?: boolean }) =>
  post(page, 'outages', down);

/** Moves the clock by an ISO 8601 duration. All tests share it, so it only moves forward. */
export const moveClock = (page: Page, advance: string) => post(page, 'clock', { advance });

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export const mailsTo = async (page: Page, address: string): Promise<Mail[]> => {
  const mails: Mail[] = await (await page.request.get('/_local/outbox')).json();
  return mails.filter(({ to }) => to === address);
};

/**
 * Creates a student for one test, so that tests do not share an account, with its own guardian: a shared one would have a
 * hundred children. Returns the e-mail address.
 */
export const newStudent = async (page: Page, guardian?: string): Promise<string> => {
  const email = `${randomUUID().slice(0, 8)}@e2e.test`;
  await post(page, 'student', { email, password: demoPassword, guardian: guardian ?? `home.${email}` });
  return email;
};

/** The token of a user's session. */
const idTokenOf = async (page: Page, email: string): Promise<string> =>
  (await (await page.request.get(`/_local/token?email=${encodeURIComponent(email)}`)).json()).idToken;

/** The id of a user. */
export const idOf = async (page: Page, email: string): Promise<string> => {
  const [, payload = ''] = (await idTokenOf(page, email)).split('.');
  return personOf(JSON.parse(Buffer.from(payload, 'base64url').toString()));
};

/** A call of a user, in tests that do not test its screen. */
export const callAs = async (page: Page, email: string, path: string, data: object, method = 'POST') => {
  const authorization = await idTokenOf(page, email);
  const response = await page.request.fetch(`/api${path}`, { method, headers: { authorization }, data });
  expect(response.ok(), path).toBe(true);
  return response.json();
};

/** Resolves when the server has recorded that a chapter was read to its end. Call it before the end is in view. */
export const endArrives = (page: Page) =>
  page.waitForResponse((response) => response.request().postDataJSON()?.finished === true && response.ok());

/**
 * Clicks the label of a radio button, because the button itself is hidden. Unlike a forced check, the click waits until
 * nothing covers or moves the label.
 */
export const pick = (radio: Locator) => radio.locator('xpath=ancestor::label').click();

/** Chooses a book through the search, like a child. */
export const chooseBook = async (page: Page, text: string) => {
  await page.goto('/books');
  await page.getByRole('combobox').fill(text);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { name: 'Book Selected' })).toBeVisible();
};

/** Moves the clock by the time to read ten questions, after which they are paid. */
export const think = (page: Page) => moveClock(page, 'PT30S');

/** Answers a whole quiz, always with the same option, and submits it. */
export const answerQuiz = async (page: Page, option = 0) => {
  await think(page);
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await pick(page.getByRole('radio').nth(option));
    await page.getByRole('button', { name: 'Check Answer' }).click();
    await page.getByRole('button', { name: number < 10 ? 'Next Question' : 'Finish Quiz' }).click();
  }
};

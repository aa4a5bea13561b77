import type { Page } from '@playwright/test';
import { inspect } from './inspect';
import { fileOf, isKept } from './kept';
import { comeIn, expect, idOf, newStudent, openProfile, signOut, test } from './support';

test.use({ serviceWorkers: 'allow' });

const canary = 'canary-of-the-first-child';

/** Writes personal data into every storage of the browser. */
const plant = (page: Page, id: string) =>
  page.evaluate(
    async ([canary = '', id = '']) => {
      for (const key of [
        'inkwren.book',
        'inkwren.violation',
        `inkwren.place ${id} a-book 1`,
        'of-another-library',
      ])
        localStorage.setItem(key, canary);
      sessionStorage.setItem(`quiz ${id} a-book 1-2`, canary);
      for (const name of ['inkwren-reading-1', 'of-another-library'])
        await (await caches.open(name)).put(`/api/book/text?id=${canary}`, new Response(canary));
      await new Promise((resolve) => {
        indexedDB.open(canary).onsuccess = ({ target }) => {
          (target as IDBOpenDBRequest).result.close();
          resolve(undefined);
        };
      });
    },
    [canary, id],
  );

/** Everything that the browser stores for this origin: keys and bodies. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [
      document.cookie,
      ...[localStorage, sessionStorage].flatMap((one) => Object.entries(one).flat()),
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return [...texts, ...(await indexedDB.databases()).map(({ name }) => name)].join('\n');
  });

/** Polls, because the worker also deletes responses that are still arriving, and a page may be reloading. */
const nothingIsLeft = (page: Page, of: readonly string[], way: string) =>
  expect
    .poll(
      async () => {
        const text = await stored(page).catch(() => canary);
        return of.filter((one) => text.includes(one));
      },
      { message: way },
    )
    .toEqual([]);

const openAccount = async (page: Page) => {
  const profile = await openProfile(page);
  await profile.getByRole('tab', { name: 'Account' }).click();
  return profile;
};

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the menu': signOut,
  'the profile': async (page) =>
    (await openAccount(page)).getByRole('button', { name: 'Sign out', exact: true }).click(),
  'signing out everywhere': async (page) => {
    await (await openAccount(page)).getByRole('button', { name: 'Sign out everywhere…' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  },
  'an invitation’s page': async (page) => {
    await page.goto('/signup#email=zoe%40home.test&code=secret');
    await page.getByRole('button', { name: 'Sign out and create the account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await page.goto('/login');
  },
  'another tab': async (page) => {
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await signOut(other);
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await other.close();
  },
  'a refused session': async (page) => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (/\.(id|access|refresh)Token$/.test(key))
          localStorage.setItem(key, `${localStorage.getItem(key)}-broken`);
    });
    await page.goto('/books');
  },
  'a session that ended while nobody was here': async (page) => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('Cognito')) localStorage.removeItem(key);
    });
    await page.goto('/books');
  },
  'a page that cannot start': async (page) => {
    const refused = { status: 403, json: { error: 'Not now.', code: 'forbidden' } };
    await page.context().route('**/api/user', (route) => route.fulfill(refused));
    await page.goto('/books');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.context().unroute('**/api/user');
  },
};

test('after every way of signing out nothing of the person is left in the browser', async ({ page }) => {
  const email = await newStudent(page);
  const id = await idOf(page, email);
  for (const [way, leave] of Object.entries(ways)) {
    await comeIn(page, email, '/read/goalkeeper-of-gull-street/1');
    await isKept(page, /chapter=\d/, 5);
    await isKept(page, /\/api\/user\?/);
    await isKept(page, fileOf('leaving'));
    await plant(page, id);
    expect(await stored(page), way).toContain(email);
    await leave(page);
    await expect(page.getByRole('heading', { name: 'Sign in' }), way).toBeVisible();
    await nothingIsLeft(page, [canary, email, id], way);
  }
});

test('a second child who signs in without a sign-out finds nothing of the first one', async ({ page }) => {
  const [first, second] = [await newStudent(page), await newStudent(page)];
  const id = await idOf(page, first);
  await comeIn(page, first, '/read/goalkeeper-of-gull-street/1');
  await isKept(page, /chapter=\d/, 5);
  await plant(page, id);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key);
  });
  await comeIn(page, second);
  await nothingIsLeft(page, [canary, first, id], 'another user');
});

test('signing out without a network names the unsent data, and the child can stay', async ({
  page,
  context,
}) => {
  const email = await newStudent(page);
  const id = await idOf(page, email);
  await comeIn(page, email);
  await isKept(page, fileOf('leaving'));
  await isKept(page, fileOf('menu'));
  await page.evaluate(
    (key) =>
      localStorage.setItem(key, JSON.stringify({ story: 'A frog', style: null, saved_at: '2026-01-01' })),
    `inkwren.comic.${id}`,
  );
  await context.setOffline(true);
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Not everything is safe yet' });
  await expect(question).toContainText('Your story for a comic');
  await inspect(page, 'leaving');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(question).toHaveCount(0);
  expect(await stored(page)).toContain('A frog');
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await nothingIsLeft(page, ['A frog', email, id], 'anyway');
});

import type { BrowserContext, Page } from '@playwright/test';
import { inspect } from './inspect';
import { fileOf, isKept } from './kept';
import {
  answerQuiz,
  callAs,
  comeIn,
  endArrives,
  expect,
  idOf,
  loaded,
  newStudent,
  signOut,
  test,
} from './support';

test.use({ serviceWorkers: 'allow' });

const book = '/read/goalkeeper-of-gull-street';

/** Cuts off the server while the browser still reports a network. Affects pages opened after the call. */
const cutOff = async (context: BrowserContext) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  );
  await context.setOffline(true);
};

/** Opens a book, and waits until the service worker has cached everything that reopening it needs. */
const openBook = async (page: Page) => {
  await comeIn(page, await newStudent(page), `${book}/1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cod in One Hand' })).toBeVisible();
  await isKept(page, /chapter=\d/, 5);
};

/** Makes the tokens of the stored session expire. */
const expire = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => /\.(idToken|accessToken)$/.test(one))) {
      const [head, payload = '', signature] = (localStorage.getItem(key) ?? '').split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      const expired = btoa(JSON.stringify({ ...claims, exp: 1 }));
      localStorage.setItem(
        key,
        [head, expired.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature].join('.'),
      );
    }
  });

test('a book that was opened in the first visit stays readable without a server, even when the session has expired', async ({
  page,
  context,
}) => {
  await openBook(page);
  await isKept(page, /\/api\/user\?/);
  await cutOff(context);
  await expire(page);
  await page.goto(`${book}/2`);
  await expect(page.getByText('Chapter 2 of')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});

test('the first screen of the first visit opens again without a network', async ({ page, context }) => {
  const email = await newStudent(page);
  await callAs(page, email, '/user', { avatar: 'fox' }, 'PATCH');
  await comeIn(page, email);
  const greeting = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await isKept(page, /avatar-fox/);
  await isKept(page, /\/api\/dashboard\?/);
  await isKept(page, /\/api\/user\?/);
  await isKept(page, fileOf('dashboard-screen'));
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  const face = page.locator('img[src*=avatar-fox]').first();
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('without a network a finished chapter stays finished, and opens at the reader’s place', async ({
  page,
  context,
}) => {
  await openBook(page);
  const last = page.locator('article p').filter({ hasText: /^That was/ });
  const arrives = endArrives(page);
  await last.scrollIntoViewIfNeeded();
  await arrives;
  await isKept(page, /\/api\/user\?/);
  await context.setOffline(true);
  await page.goto(book);
  await expect(last, 'at the place that the server has').toBeInViewport();
  await page.goto(`${book}/2`);
  await last.scrollIntoViewIfNeeded();
  const unsent = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('inkwren.place'))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '').body),
    );
  await expect.poll(unsent).toContainEqual(expect.objectContaining({ chapter: 2, finished: true }));
  await page.goto(book);
  await expect(page.getByText('Chapter 2 of')).toBeVisible();
  await expect(last, 'at the place that the device has').toBeInViewport();
  await page.locator('article p').first().scrollIntoViewIfNeeded();
  await expect.poll(unsent).toContainEqual({ chapter: 2, paragraph: 0, finished: true });
});

test('without a network the links out of a chapter and of a quiz open a screen', async ({
  page,
  context,
}) => {
  await openBook(page);
  for (const part of [
    fileOf('books-screen'),
    fileOf('selected-book'),
    fileOf('dashboard-screen'),
    /\/api\/user\/book-lists\?/,
  ])
    await isKept(page, part);
  await page.goto('/quiz?book=goalkeeper-of-gull-street&end=1');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await isKept(page, fileOf('unsent-quizzes'));
  await context.setOffline(true);
  await answerQuiz(page);
  await page.getByRole('button', { name: 'Back to the book' }).click();
  await expect(page.getByText(/^Chapter \d of/)).toBeVisible();
  await expect(page.getByText(/^Your quiz on .* has not arrived yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the book' }).click();
  await expect(page.getByRole('heading', { name: 'Book Selected' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read it here' })).toBeVisible();
  await inspect(page, 'book-offline');
});

test('tapping a word without a network shows a message at the word', async ({ page, context }) => {
  await openBook(page);
  await isKept(page, fileOf('word-sheet'));
  await context.setOffline(true);
  await page.getByText('Mackerel, hake, cod!').click({ position: { x: 30, y: 10 } });
  await expect(page.getByRole('dialog')).toContainText('Please check your internet connection');
  await inspect(page, 'word-offline');
});

test('an unsent quiz is shown in a new browser window on its own page, and is sent from there', async ({
  page,
  context,
}) => {
  await comeIn(page, await newStudent(page), '/quiz?book=the-robot-in-room-twelve&end=1');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await isKept(page, fileOf('unsent-quizzes'));
  await isKept(page, /\/api\/user\?/);
  await cutOff(context);
  await answerQuiz(page);
  await expect(page.getByRole('dialog', { name: 'You have finished!' })).toContainText(
    'Your answers are safe here',
  );
  const again = await context.newPage();
  await page.close();
  await again.goto('/quiz?book=the-robot-in-room-twelve&end=1');
  await expect(again.getByText(/^Your quiz on .* has not arrived yet/)).toBeVisible();
  await inspect(again, 'quiz-waits');
  await context.setOffline(false);
  await expect(again.getByText(/^Your quiz on .* has arrived/)).toBeVisible();
});

test('the second of two overlapping quizzes is refused with a message, and is no longer pending', async ({
  page,
  context,
}) => {
  const quizTo = (end: number) => `/quiz?book=the-robot-in-room-twelve&end=${end}`;
  await comeIn(page, await newStudent(page), quizTo(1));
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  const second = await context.newPage();
  await second.goto(quizTo(2));
  await expect(second.getByText('Question 1 of 10')).toBeVisible();
  await page.bringToFront();
  await answerQuiz(page);
  await expect(page.getByRole('dialog', { name: 'Quiz complete!' })).toBeVisible();
  await second.bringToFront();
  await answerQuiz(second);
  await expect(second.getByText(/^You have already done a quiz on these chapters/)).toBeVisible();
  expect(await second.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsent-quizzes');
});

test('when storage is full, the answers of the network are shown', async ({ page, context }) => {
  await openBook(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /!$/ })).toBeVisible();
  await expect(page.getByText('Connection error')).toHaveCount(0);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
});

test('a new version of the app still opens the books that were opened before it', async ({ page }) => {
  await openBook(page);
  await page.evaluate(() => caches.delete('inkwren-shell-2'));
  await page.goto('/dashboard');
  await loaded(page);
  await isKept(page, fileOf('reading-screen'));
});

test('signing out without a network ends the session on this device', async ({ page, context }) => {
  await openBook(page);
  await isKept(page, fileOf('login-screen'), 0);
  await page.goto('/history');
  const keys = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(keys, 'the place in the book has arrived').not.toContain('inkwren.place');
  await isKept(page, fileOf('leaving'));
  await context.setOffline(true);
  await signOut(page);
  await expect.poll(keys).not.toContain('idToken');
  await isKept(page, /\/api\//, 0);
});

test('without a network, a second child on a device gets nothing that was cached for the first one', async ({
  page,
  context,
}) => {
  await openBook(page);
  const second = await newStudent(page);
  // Without a sign-out of the first child.
  await comeIn(page, second, '/history');
  await loaded(page);
  await isKept(page, new RegExp(`/api/user\\?.*${await idOf(page, second)}`));
  await isKept(page, /chapter=\d/, 0);
  await context.setOffline(true);
  await page.goto(`${book}/1`);
  await expect(page.getByRole('alert')).toContainText('Please check your internet connection');
  await expect(page.getByText('Cod in One Hand')).toHaveCount(0);
});

test('a page whose files fail to load does not replace the one that opens without a network', async ({
  page,
  context,
}) => {
  await openBook(page);
  await page.goto(`${book}/1`);
  await isKept(page, /\/app\.html$/);
  await isKept(page, /\/api\/user\?/);
  // Changes only the answers that the service worker requests.
  await context.route(/\/read\//, async (route) => {
    if (route.request().serviceWorker() === null) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(/\/app-/, '/app-of-tomorrow-') });
  });
  await page.reload();
  await expect(page.getByText('Opening Inkwren')).toBeVisible();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await context.unroute(/\/read\//);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Chapter 1 of')).toBeVisible();
});

import { inspect } from './inspect';
import { chooseBook, comeIn, expect, loaded, newStudent, test } from './support';

test('a child reads a chapter of a book, finds the place again, and takes the quiz on it', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/books');
  await chooseBook(page, 'Goalkeeper of Gull Street');
  await page.getByRole('link', { name: 'Read it here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cod in One Hand' })).toBeVisible();
  await loaded(page);

  const paragraphs = page.locator('article p');
  const kept = page.waitForResponse((response) => response.url().includes('/user/reading-place/'));
  await paragraphs.filter({ hasText: 'Smack.' }).first().scrollIntoViewIfNeeded();
  await kept;
  await page.goto('/read/goalkeeper-of-gull-street');
  await expect(page).toHaveURL(/\/read\/goalkeeper-of-gull-street\/1$/);
  await expect(paragraphs.filter({ hasText: 'Smack.' }).first()).toBeInViewport();

  await page.getByRole('button', { name: 'Dictionary' }).click();
  await page.getByRole('textbox', { name: /write it here/ }).fill('mackerel');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByRole('dialog', { name: 'mackerel' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Next chapter' }).scrollIntoViewIfNeeded();
  const toQuiz = page.getByRole('link', { name: 'Quiz on what you have read' });
  await expect(toQuiz).toBeVisible();
  await inspect(page, 'reader-end');
  await toQuiz.click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
});

test('without a network the app opens, an opened book can be read on, and what was read arrives later', async ({
  page,
  context,
}) => {
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Cod in One Hand' })).toBeVisible();
  const chapters = () =>
    page.evaluate(async () => (await (await caches.open('inkwren-reading-1')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await chapters()).filter((url) => /chapter=\d/.test(url)).length).toBe(5);
  await page.goto('/dashboard');
  await expect(page.getByRole('region').first()).toBeVisible();
  await loaded(page);

  await context.setOffline(true);
  await page.goto('/read/goalkeeper-of-gull-street/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Out of Eight' })).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.getByRole('link', { name: 'Next chapter' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.getByText('Chapter 3 of')).toBeVisible();
  await inspect(page, 'reader-offline');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await page.waitForResponse((response) => response.url().includes('/user/reading-place/'));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Read on' })).toHaveAttribute(
    'href',
    '/read/goalkeeper-of-gull-street/3',
  );
});

test('on a desktop a chapter is a spread: pages are turned by button and key, and the end counts on the last one', {
  tag: '@desktop',
}, async ({ page }) => {
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  const at = page.getByText(/^Page \d+ of \d+$/);
  await expect(at).toHaveText(/^Page 1 of [2-9]/);
  await inspect(page, 'reader-spread');
  const last = Number((await at.textContent())?.split(' ').at(-1));
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await expect(at).toHaveText(/^Page 2 /);
  await page.keyboard.press('ArrowLeft');
  await expect(at).toHaveText(/^Page 1 /);
  await expect(page.getByRole('link', { name: 'Quiz on what you have read' })).toHaveCount(0);
  for (let i = 1; i < last; i++) await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`Page ${last} of ${last}`);
  await expect(page.getByRole('button', { name: 'Turn the page' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Quiz on what you have read' })).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().includes('/user/reading-place/'));
  await kept;
  await page.goto('/read/goalkeeper-of-gull-street');
  await expect(at, 'the book opens at the same page').toHaveText(`Page ${last} of ${last}`);
  await page.getByRole('button', { name: 'Scroll' }).click();
  await expect(at).toHaveCount(0);
});

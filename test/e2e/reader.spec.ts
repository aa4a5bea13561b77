import type { Page } from '@playwright/test';
import { findNothingSerious, inspect, inspectBoth } from './inspect';
import { staysInView } from './letters';
import {
  chooseBook,
  comeIn,
  desktop,
  endArrives,
  expect,
  loaded,
  newStudent,
  phone,
  pick,
  test,
} from './support';

test.use({ serviceWorkers: 'allow' });

test('a child reads a chapter of a book, returns to the same place, and takes the quiz on the chapter', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/books');
  await chooseBook(page, 'Goalkeeper of Gull Street');
  await page.getByRole('link', { name: 'Read it here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cod in One Hand' })).toBeVisible();
  await loaded(page);

  const paragraphs = page.locator('article p');
  const story = paragraphs.filter({ hasText: 'Rafi Tolentino' }).first();
  expect((await story.boundingBox())?.y, 'the story begins near the top').toBeLessThanOrEqual(220);
  await page.getByRole('button', { name: 'Letters and paper' }).click();
  await pick(page.getByRole('radio', { name: 'Cream' }));
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'cream');
  await inspect(page, 'reader-letters');
  await page.keyboard.press('Escape');
  await inspect(page, 'reader-cream');
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

/** Where a word of the text is on the screen. */
const placeOfWord = (page: Page, word: string) =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(
      document.querySelector('article') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const at = text.textContent?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + wanted.length);
      text.parentElement?.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error(`The text has no word ${wanted}`);
  }, word);

test('a tapped word is explained as in its sentence, with an example', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Cod in One Hand' })).toBeVisible();
  await loaded(page);
  const { x, y } = await placeOfWord(page, 'scales');
  await page.mouse.click(x, y);
  const sheet = page.getByRole('dialog', { name: 'scales' });
  await expect(sheet.getByRole('listitem').first()).toContainText('shows how heavy something is');
  await expect(sheet.getByText('Put the apples on the scales.')).toBeVisible();
  await inspectBoth(page, 'reader-meaning');
});

test('without a network the app opens, an opened book stays readable, and progress is sent later', async ({
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

  const heightOfBar = async () => (await page.getByRole('banner').boundingBox())?.height;
  const barOnline = await heightOfBar();
  await context.setOffline(true);
  await page.goto('/read/goalkeeper-of-gull-street/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Out of Eight' })).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  expect(await heightOfBar(), 'it covers nothing of the chapter').toBe(barOnline);
  await page.getByRole('link', { name: 'Next chapter' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Next chapter' }).click();
  await expect(page.getByText('Chapter 3 of')).toBeVisible();
  await inspect(page, 'reader-offline');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const arrives = page.waitForResponse((response) => response.url().includes('/user/reading-place/'));
  await context.setOffline(false);
  await arrives;
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Read on' })).toHaveAttribute(
    'href',
    '/read/goalkeeper-of-gull-street/3',
  );
});

test('a chapter’s picture is on a phone’s first screen, moves no line, and stays without a network', async ({
  page,
  context,
}) => {
  await comeIn(page, await newStudent(page), '/read/the-dragon-who-baked-bread/1');
  const picture = page.getByRole('img', { name: /white goat/ });
  await expect(picture).toBeInViewport();
  const next = page.locator('article p').filter({ hasText: 'So far he had baked' });
  const place = async () => (await next.boundingBox())?.y;
  const before = await place();
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  expect(await place()).toBe(before);
  await inspect(page, 'reader-picture');

  const kept = () =>
    page.evaluate(async () => (await (await caches.open('inkwren-reading-1')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await kept()).filter((url) => /\/pictures\//.test(url)).length).toBe(6);
  await page.goto('/dashboard');
  await loaded(page);
  await context.setOffline(true);
  await page.goto('/read/the-dragon-who-baked-bread/5');
  await expect.poll(() => page.getByRole('img', { name: /^At night/ }).evaluate(isShown)).toBe(true);
});

test('on a desktop a chapter is a spread: button and key turn pages, and the last page finishes the chapter', {
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
  const arrives = endArrives(page);
  for (let i = 1; i < last; i++) await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`Page ${last} of ${last}`);
  await expect(page.getByRole('button', { name: 'Turn the page' })).toHaveCount(0);
  const toQuiz = page.getByRole('link', { name: 'Quiz on what you have read' });
  await expect(toQuiz).toBeVisible();
  await page.getByRole('button', { name: 'To the end of the chapter' }).click();
  await expect(toQuiz).toBeInViewport();
  await arrives;
  await page.goto('/read/goalkeeper-of-gull-street');
  await expect(at, 'the book opens at the same page').toHaveText(`Page ${last} of ${last}`);
  await page.getByRole('button', { name: 'Scroll' }).click();
  await expect(at).toHaveCount(0);
});

const inPages = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('inkwren.reading-mode', 'pages'));
const turner = (page: Page) => page.getByRole('button', { name: /^(Turn the page|To the end)/ });

test('in page mode, a whole page and its button fit the screen @both', async ({ page }) => {
  await inPages(page);
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  const at = page.getByText(/^Page \d+ of \d+$/);
  const usual = page.viewportSize() ?? phone;
  const sizes =
    usual.width > phone.width
      ? [desktop, { width: 1440, height: 900 }]
      : [phone, { width: 360, height: 640 }, { width: 320, height: 568 }];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(at).toHaveText(/^Page 1 of ([2-9]|\d\d)$/);
    await expect(turner(page)).toBeInViewport({ ratio: 1 });
    const text = page.locator('article p').filter({ hasText: 'Rafi Tolentino' }).locator('..');
    await expect(text, 'the whole page is in view').toBeInViewport({ ratio: 0.99 });
    expect((await text.boundingBox())?.height, 'room for some lines').toBeGreaterThan(170);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await staysInView(page, turner(page));
  }
  // Without the check of the largest letters, which would report the cut words of the adjacent pages.
  await findNothingSerious(page, 'reader-pages');
});

test('in the largest letters on a small phone the last of many pages has the same position as the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await inPages(page);
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  await expect(turner(page)).toBeVisible();
  await page.evaluate(async () => {
    // First, or the pages would be counted in other letters.
    await document.fonts.load('400 16px OpenDyslexic');
    Object.assign(document.documentElement.dataset, { textSize: 'largest', font: 'dyslexia' });
  });
  const at = page.getByText(/^Page \d+ of \d+$/);
  await expect(at).toHaveText(/ of [2-9]\d$/);
  const last = Number((await at.textContent())?.split(' ').at(-1));
  for (let i = 1; i < last; i++) await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`Page ${last} of ${last}`);
  const lines = page.locator('article p').filter({ hasText: 'dropped all day' });
  const shift = () =>
    lines.evaluate((end) => {
      const leaf = end.parentElement?.parentElement?.getBoundingClientRect();
      return ([...end.getClientRects()].at(-1)?.left ?? 0) - (leaf?.left ?? 0);
    });
  await expect.poll(async () => Math.abs(await shift())).toBeLessThan(1);
});

test('on a phone a finger turns the pages, and the visible text stays visible in the other mode', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/read/goalkeeper-of-gull-street/1');
  const smack = page.locator('article p').filter({ hasText: 'Smack.' }).first();
  await smack.evaluate((element) => element.scrollIntoView());
  await expect(smack).toBeInViewport();
  await page.getByRole('button', { name: 'Pages' }).evaluate((button: HTMLElement) => button.click());
  const at = page.getByText(/^Page \d+ of \d+$/);
  await expect(at).not.toHaveText(/^Page 1 /);
  await expect(smack).toBeInViewport();
  await expect(turner(page)).toBeInViewport({ ratio: 1 });

  const number = async () => Number((await at.textContent())?.split(' ')[1]);
  const before = await number();
  const touch = await page.context().newCDPSession(page);
  const swipe = async (dx: number, dy: number) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await send('touchStart', 195, 450);
    for (let part = 1; part <= 5; part++)
      await send('touchMove', 195 + (dx * part) / 5, 450 + (dy * part) / 5);
    await send('touchEnd', 195 + dx, 450 + dy);
  };
  await swipe(-120, 10);
  await expect.poll(number).toBe(before + 1);
  await swipe(120, -10);
  await expect.poll(number).toBe(before);
  await swipe(-30, -120);
  await swipe(-120, 10);
  await expect.poll(number, 'scrolling turned nothing').toBe(before + 1);
});

test('the page of a proof is upright and below its chapter’s title, and stays readable in the largest letters', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/quiz?book=the-robot-in-room-twelve&end=1');
  await pick(page.getByRole('radio').first());
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByRole('button', { name: /Show it on its page$/ }).click();
  const proof = page.getByRole('dialog', { name: /^Chapter 1: / });
  await expect(proof.locator('mark')).toBeInViewport();
  await expect(proof.locator('mark')).toHaveCSS('font-style', 'normal');
  await expect(proof.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await inspect(page, 'page-of-proof');
});

import type { Page } from '@playwright/test';
import { type ComicStyle, comicStyles } from '../../contract/comics/kinds';
import { findNothingSerious, inspect, inspectBoth } from './inspect';
import { comeIn, expect, moveClock, newStudent, outages, test } from './support';

const begun =
  'One morning Juno found a golden map under the bed. The map showed a castle in the dark forest. "We must go there today," said Juno to the little dog. They walked through the forest and saw a big friendly dragon who was sad because he had lost his crown.';
const rest =
  ' Juno gave the dragon a cookie and they looked behind every tree. Suddenly a little mouse jumped out of a chest with the crown on its head! The dragon laughed and danced with joy. In the evening they sat at the campfire, ate cake and sang songs until the stars came out, and then they all slept in the tent.';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your story' });

/** Inserts a few words at a time like dictation: longer pieces count as a violation. */
const write = async (page: Page, text: string) => {
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  for (const piece of text.match(/.{1,28}/gs) ?? []) await page.keyboard.insertText(piece);
};

const choose = async (page: Page, style: ComicStyle) => {
  await page.getByText(style, { exact: true }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${style}`) })).toBeChecked();
};

const create = (page: Page) => page.getByRole('button', { name: 'Create my comic' }).click();

const result = (page: Page) => page.getByRole('dialog', { name: 'Your comic is ready!' });

/** Waits until the picture of the open comic is loaded. */
const loadedPicture = async (page: Page) => {
  const picture = page.getByRole('dialog').getByRole('img', { name: /^Panel 1:/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return picture;
};

test('a child writes a story, answers questions about it, and saves and prints the comic', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/comics');
  await expect(page.getByText('Today’s idea')).toBeVisible();
  await inspectBoth(page, 'comics-empty');
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByText('Please write your story first to get feedback.')).toBeVisible();

  await write(page, begun);
  await expect(page.getByText(/^Story must be at least 80 words\. Current word count: \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByRole('status').getByText(/\?$/)).toBeVisible();
  await expect(page.getByText('Change something in your story, then ask again.')).toBeVisible();
  await inspectBoth(page, 'comics-feedback');

  await page.reload();
  await expect(box(page)).toHaveValue(begun);
  await write(page, rest);
  await choose(page, 'Cartoon');
  await expect(page.getByText(/Enough for a comic/)).toBeVisible();
  await inspectBoth(page, 'comics-ready');
  await create(page);
  await expect(page.getByRole('region', { name: 'Your comic' })).toBeVisible();
  await expect(result(page)).toContainText('+50 points');
  await inspectBoth(page, 'comics-result');
  await result(page).getByRole('button', { name: 'Look at it' }).click();
  await loadedPicture(page);
  await inspectBoth(page, 'comics-page');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^my-comic-\d{4}-\d{2}-\d{2}\.png$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Panel 1:/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.keyboard.press('Escape');
  await expect(page.getByText('Your comic of today is done!')).toBeVisible();
  await expect(page.getByRole('list', { name: 'My comics' }).getByRole('listitem')).toHaveCount(1);
  await inspectBoth(page, 'comics-done');
});

test('a comic is drawn even while the child is away @alone', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/comics');
  await write(page, begun + rest);
  await choose(page, 'Kawaii');
  await outages(page, { model: true });
  await create(page);
  const drawing = page.getByRole('region', { name: 'Your comic' });
  await expect(drawing.getByRole('status')).toHaveText(/^Wren is /);
  await inspectBoth(page, 'comics-drawing');
  await page.goto('/dashboard');
  await outages(page, { model: false });
  await page.goto('/comics');
  await expect(drawing.getByRole('status')).toHaveText(/^Wren is /);
  await moveClock(page, 'PT30S');
  await expect(result(page)).toContainText('+50 points');
});

test('a comic is drawn in each of the four styles, one a day, and the shelf keeps them @alone', async ({
  page,
}) => {
  test.slow();
  await comeIn(page, await newStudent(page), '/comics');
  for (const [i, style] of comicStyles.entries()) {
    await write(page, begun + rest);
    await choose(page, style);
    await create(page);
    await result(page).getByRole('button', { name: 'Look at it' }).click();
    await loadedPicture(page);
    await findNothingSerious(page, `comics-${style}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'My comics' }).getByRole('listitem')).toHaveCount(i + 1);
    await moveClock(page, 'P1D');
    await page.reload();
    await expect(box(page)).toHaveValue('');
  }
  await inspectBoth(page, 'comics-shelf');
});

test('a child likes a schoolmate’s comic and reports it, which hides it; a picture that failed to load can be retried @alone', async ({
  page,
  anotherBrowser,
}) => {
  const [ada, ben] = ['ada@maple.test', 'ben@maple.test'];
  const other = await anotherBrowser();
  await comeIn(other, ben, '/comics');
  await write(other, begun + rest);
  await choose(other, 'Kawaii');
  await create(other);
  await expect(result(other)).toBeVisible();

  let isLost = true;
  await page.route(/\/media\/comics\//, (route) => (isLost ? route.abort() : route.continue()));
  await comeIn(page, ada, '/comics');
  const todays = page.getByRole('list', { name: 'Today’s comics' });
  await todays.getByRole('button', { name: /Open the comic/ }).click();
  const whole = page.getByRole('dialog', { name: /^A comic by/ });
  await expect(whole.getByText('Failed to load image')).toBeVisible();
  await inspect(page, 'comics-picture-lost');
  isLost = false;
  await whole.getByRole('button', { name: 'Try again' }).click();
  await loadedPicture(page);
  await whole.getByRole('button', { name: /^Like/ }).click();
  await expect(whole.getByRole('button', { name: /^Liked · 1/ })).toHaveAttribute('aria-pressed', 'true');
  await inspectBoth(page, 'comics-of-another');
  await whole.getByRole('button', { name: 'Close' }).click();
  await expect(todays.getByText('1 like', { exact: true })).toBeVisible();
  // Five comics fill the carousel.
  await page.route('**/api/comics/today', async (route) => {
    const response = await route.fetch();
    const { comics, ...rest } = await response.json();
    const many = [1, 2, 3, 4, 5].flatMap((i) => comics.map((comic: object) => ({ ...comic, id: `${i}` })));
    await route.fulfill({ response, json: { ...rest, comics: many } });
  });
  await page.reload();
  await expect(todays.getByRole('listitem')).toHaveCount(5);
  await inspectBoth(page, 'comics-carousel');
  await page.unroute('**/api/comics/today');
  await page.reload();

  await todays.getByRole('button', { name: /Open the comic/ }).click();
  await whole.getByRole('button', { name: 'Report' }).click();
  await inspect(page, 'comics-report');
  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(whole).toBeHidden();
  await expect(page.getByText(/No comics of friends yet today/)).toBeVisible();

  const operator = await anotherBrowser();
  await comeIn(operator, 'operator@inkwren.test', '/operator?tab=comics');
  await expect(operator.getByRole('img', { name: /Panel 1:/ })).toBeVisible();
  await inspectBoth(operator, 'operator-comics');
});

test('a refused story stays on the page with an orange message', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/comics');
  const unfit = `${begun}${rest} Then they said fuck.`;
  await write(page, unfit);
  await choose(page, 'Manga');
  await create(page);
  await expect(page.getByRole('alert')).toHaveText('Content not appropriate for our platform');
  await expect(box(page)).toHaveValue(unfit);
  await inspect(page, 'comics-refused');
});

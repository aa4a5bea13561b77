import { inspect } from './inspect';
import { chooseBook, comeIn, expect, newStudent, pick, test } from './support';

test.beforeEach(async ({ page }) => comeIn(page, await newStudent(page), '/books'));

test('a book goes through the three lists, needs stars to be read, and a move can be undone', async ({
  page,
}) => {
  await chooseBook(page, 'goalkeeper');
  await page.getByRole('button', { name: 'Want to Read' }).click();
  await page.getByRole('button', { name: 'Put this book away' }).click();
  const want = page.getByRole('region', { name: /Want to Read/ });
  const reading = page.getByRole('region', { name: /Currently Reading/ });
  await want.getByRole('button', { name: /Start Reading/ }).click();
  await expect(reading.getByText('Goalkeeper')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(want.getByText('Goalkeeper')).toBeVisible();
  await want.getByRole('button', { name: /Start Reading/ }).click();
  await reading.getByRole('button', { name: /Mark as Read/ }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await pick(page.getByRole('radio', { name: /4 stars/ }));
  await inspect(page, 'rate-dialog');
  await page.getByRole('button', { name: 'Save' }).click();
  const read = page.getByRole('region', { name: /^Read/ });
  await expect(read.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
});

test('a preview describes the book, or says that there is no description', async ({ page }) => {
  await chooseBook(page, 'clockmaker');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('hour thief');
  await inspect(page, 'preview-dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview' }), 'focus goes back').toBeFocused();
  await chooseBook(page, 'charlottes web');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Preview Not Available')).toBeVisible();
});

test('the panel of a book that Wren does not know says that there is no quiz, and offers other steps', async ({
  page,
}) => {
  await chooseBook(page, 'wimpy kid');
  await expect(page.getByText('No Quiz Yet').first()).toBeVisible();
  await expect(page.getByText('Wren has not read this book')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the quiz' })).toBeHidden();
  await inspect(page, 'book-without-quiz');
  await page.getByRole('button', { name: 'Find another book' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test("a preview shows a book's first page, or its pages in the catalogue's viewer", async ({ page }) => {
  await chooseBook(page, 'robot in room');
  await page.getByRole('button', { name: 'Preview' }).click();
  const first = page.getByRole('dialog').getByRole('region');
  await expect(first).toBeVisible();
  await inspect(page, 'preview-first-page');
  await page.keyboard.press('Escape');
  await chooseBook(page, 'treasure island');
  await page.getByRole('button', { name: 'Preview' }).click();
  const viewer = page.frameLocator('iframe[title="The pages of Treasure Island"]');
  await expect(viewer.getByRole('heading', { name: 'A book in the viewer' })).toBeVisible();
  await inspect(page, 'preview-viewer');
});

test('a book without chapters has a quiz on the whole book', async ({ page }) => {
  await chooseBook(page, 'night-light');
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(page.getByText('The full book')).toBeVisible();
});

test('the quiz screen without a book says so and links back', async ({ page }) => {
  await page.goto('/quiz');
  await expect(page.getByText('No book selected for quiz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Books' })).toBeVisible();
});

test('Escape closes the suggestions, and an empty result is announced', async ({ page }) => {
  await page.goto('/books');
  const search = page.getByRole('combobox');
  await search.fill('dragon');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
  await search.fill('xqzzy');
  await expect(page.getByText('No book found for “xqzzy”').last()).toBeVisible();
});

import { inspectBoth } from './inspect';
import { comeIn, expect, loaded, newStudent, test } from './support';

test.beforeEach(async ({ page }) => comeIn(page, await newStudent(page), '/books'));

test('the wall shows shelves of covers, a press on one opens its book, and further shelves come on demand', async ({
  page,
}) => {
  const first = page.getByRole('region', { name: 'Just right for you' });
  await expect(first.getByRole('listitem').first()).toBeVisible();
  await loaded(page);
  await inspectBoth(page, 'books-wall');
  await page.getByRole('button', { name: 'Show more shelves' }).click();
  await expect(page.getByRole('region', { name: 'Friends', exact: true })).toBeVisible();
  const cover = first.getByRole('listitem').first().getByRole('button');
  await cover.click();
  await expect(page.getByRole('heading', { name: 'Book Selected' })).toBeFocused();
});

test('the wall shows only short books, only texts that are here or only one level, and says when none is left', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Short tonight' }).click();
  const short = page.getByRole('region', { name: 'Short tonight' });
  await expect(short.getByText('A Fat Cat in a Bed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Just right for you' })).toBeHidden();
  await page.getByRole('button', { name: 'Mountain' }).click();
  await expect(page.getByText('No book is like that yet')).toBeVisible();
  await loaded(page);
  await inspectBoth(page, 'books-wall-empty');
  await page.getByRole('button', { name: 'Show all books' }).click();
  await expect(page.getByRole('region', { name: 'Just right for you' })).toBeVisible();
});

test('a search by a topic names the reason, and corrects a misspelled word', async ({ page }) => {
  await page.getByRole('combobox').fill('futball');
  const option = page.getByRole('option', { name: /Goalkeeper of Gull Street/ });
  await expect(option).toContainText('About football');
  await expect(page.getByText('Here are books for “football”.')).toBeVisible();
  await inspectBoth(page, 'search-corrected');
});

test('an address of a book that is not there leads to the search, and its pages to other books', async ({
  page,
}) => {
  await page.goto('/books?book=no-such-book');
  await expect(page.getByRole('region', { name: 'Where is this book?' })).toBeVisible();
  await loaded(page);
  await inspectBoth(page, 'books-unknown');
  await page.getByRole('button', { name: 'Search for it' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.goto('/read/no-such-book');
  await expect(page.getByText('We could not find that book.')).toBeVisible();
  await inspectBoth(page, 'read-unknown');
  await page.getByRole('link', { name: 'Find another book' }).click();
  await expect(page.getByRole('region', { name: 'Just right for you' })).toBeVisible();
});

import catalogue from '../../local/catalogue/books.json';
import { inspect } from './inspect';
import { printedItems, printedPages } from './print';
import { comeIn, expect, idOf, newStudent, seed, test } from './support';

test('the poster of the nest prints on as many sheets as necessary, and cuts no keepsake', async ({
  page,
}) => {
  const email = await newStudent(page);
  const books = catalogue.slice(0, 40).map(({ id }) => ({ book_id: id, stage: 'read' as const }));
  await seed(page, { task: 'shelf', userId: await idOf(page, email), books });
  await comeIn(page, email);
  await page.getByRole('button', { name: `Everything in Wren’s nest: ${books.length - 3} more` }).click();
  const dialog = page.getByRole('dialog', { name: 'Wren’s nest' });
  await expect(dialog.getByRole('listitem')).toHaveCount(books.length);
  await inspect(page, 'nest-many');
  const sheets = await printedPages(page, 'nest-poster');
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThan(4);
  const items = await printedItems(page);
  expect(items).toHaveLength(books.length);
  expect(
    items.filter((onSheets) => onSheets.length > 1),
    'keepsakes on two sheets',
  ).toEqual([]);
  expect(new Set(items.flat()).size, 'sheets with keepsakes').toBe(sheets);
});

import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { createBook } from '../support/books';
import { outages, seed } from '../support/cloud';
import { createPerson } from '../support/people';

afterEach(() => outages({ catalogue: false }));

const preview = async (id: string) => (await createPerson()).call(books.preview, { query: { id } });

const createDescribed = async (description: string) => {
  const book = { ...(await createBook({ processed: false })), id: `book-${randomUUID()}`, description };
  await seed({ task: 'original', book, processed: false });
  return book.id;
};

test('200: the first page and the description of a book of the library', async () => {
  const { id, title, author, year, description, chapters } = await createBook();
  const { status, body } = await preview(id);
  const { first_page, ...rest } = body;
  expect({ status, ...rest }).toEqual({
    status: 200,
    id,
    title,
    author,
    publishedYear: year,
    thumbnail: '/covers/the-dragon-who-baked-bread.svg',
    cover_url: '/covers/the-dragon-who-baked-bread.svg',
    viewer_url: null,
    description,
  });
  const first = chapters[0] as (typeof chapters)[number];
  expect(first_page?.title).toBe(first.title);
  expect(first.text.startsWith(first_page?.text ?? 'nothing')).toBe(true);
  expect(first_page?.text.length).toBeGreaterThan(600);
  expect(first_page?.text.length).toBeLessThanOrEqual(1200);
});

test('200: a preview never exceeds about a page, whatever the text', async () => {
  const book = { ...(await createBook({ processed: false })), id: `book-${randomUUID()}` };
  const chapters = [{ title: 'One', text: 'long words '.repeat(500), questions: [] }];
  await seed({ task: 'original', book: { ...book, chapters }, processed: false });
  const { first_page } = (await preview(book.id)).body;
  expect(first_page?.text).toMatch(/(long|words)…$/);
  expect(first_page?.text.length).toBeLessThanOrEqual(1201);
});

test('200: the viewer of the catalogue for a book with public pages', async () => {
  const { status, body } = await preview('treasure-island');
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'Treasure Island', first_page: null, description: null });
  expect(body.viewer_url).toMatch(/\/treasure-island$/);
});

test('200: previews of the library work while the catalogue is down', async () => {
  const { id } = await createBook();
  await outages({ catalogue: true });
  expect((await preview(id)).status).toBe(200);
});

test('200: a description of 1000 characters is shown completely', async () => {
  const description = `${'word '.repeat(199)}fives`;
  expect(description).toHaveLength(1000);
  expect((await preview(await createDescribed(description))).body.description).toBe(description);
});

test('200: a longer description is cut to 1000 characters, and says so', async () => {
  const description = `${'0123456789'.repeat(100)}!`;
  const { body } = await preview(await createDescribed(description));
  expect(body.description).toHaveLength(1000);
  expect(body.description).toBe(`${description.slice(0, 999)}…`);
});

test.each([
  ['the book has no description', false],
  ['the catalogue is down', true],
])('404: "Preview Not Available" when %s', async (_, catalogue) => {
  await outages({ catalogue });
  const { status, body } = await preview('frog-and-toad-are-friends');
  expect({ status, ...body }).toEqual({
    status: 404,
    code: 'preview_unavailable',
    error: 'Preview Not Available',
  });
});

test('404: an unknown book', async () => {
  const { status, body } = await preview('no-such-book-anywhere');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_found' });
});

test('200: a cut does not split a character', async () => {
  const { body } = await preview(await createDescribed(`${'a'.repeat(998)}${'🐝'.repeat(5)}`));
  expect(body.description?.isWellFormed()).toBe(true);
});

import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../contract/books';
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

test('200: what a book of the library is about, without its text', async () => {
  const { id, title, author, year, description } = await createBook();
  const answer = await preview(id);
  expect(answer).toEqual({
    status: 200,
    body: { id, title, author, publishedYear: year, thumbnail: null, description },
  });
});

test('200: works for the library while the catalogue is down', async () => {
  const { id } = await createBook();
  await outages({ catalogue: true });
  expect((await preview(id)).status).toBe(200);
});

test('200: a description of 1000 characters is shown whole', async () => {
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
  ['nobody has described the book', false],
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

test('404: a book that nobody knows', async () => {
  const { status, body } = await preview('no-such-book-anywhere');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_found' });
});

test('200: a cut does not leave half a character', async () => {
  const { body } = await preview(await createDescribed(`${'a'.repeat(998)}${'🐝'.repeat(5)}`));
  expect(body.description.isWellFormed()).toBe(true);
});

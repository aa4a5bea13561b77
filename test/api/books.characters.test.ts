import { expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { createBook, fable } from '../support/books';
import { createPerson } from '../support/people';

test.each([
  ['chapter by chapter', {}],
  ['as a whole', { from: fable }],
])('200: a book that is known %s has main characters', async (_, how) => {
  const book = await createBook(how);
  const { status, body } = await (await createPerson()).call(books.characters, { query: { id: book.id } });
  expect(status).toBe(200);
  expect(body).toEqual({ main_characters: book.characters.map(({ name }) => ({ name })) });
});

test('404: a book that has not been processed has no characters', async () => {
  const { id } = await createBook({ processed: false });
  const { status, body } = await (await createPerson()).call(books.characters, { query: { id } });
  expect({ status, ...body }).toEqual({
    status: 404,
    code: 'characters_unavailable',
    error: 'Failed to load characters',
  });
});

test('404: a book outside the library', async () => {
  const { status, body } = await (await createPerson()).call(books.characters, { query: { id: 'unknown' } });
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_found' });
});

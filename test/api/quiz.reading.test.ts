import { expect, test } from '@jest/globals';
import { books, type Stage } from '../../contract/books/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { createBook, fable } from '../support/books';
import { createPerson, type Person } from '../support/people';

const start = (child: Person, id: string, end_chapter?: string) =>
  child.call(quiz.start, { query: { id, ...(end_chapter && { end_chapter }) } });

/** The list of a book, with its stars. */
const placeOf = async (child: Person, id: string) => {
  const { body } = await child.call(books.lists, {});
  for (const stage of ['reading', 'want_to_read', 'read'] as const)
    for (const book of body[stage]) if (book.id === id) return [stage, book.rating];
  return undefined;
};

const put = (child: Person, book_id: string, stage: Stage, rating: number | null = null) =>
  child.call(books.add, { body: { book_id, stage, rating } });

test("200: a book's first quiz puts it on Currently Reading if it is on no list", async () => {
  const child = await createPerson();
  const { id } = await createBook();
  await start(child, id, '2');
  expect(await placeOf(child, id)).toEqual(['reading', null]);
});

test('200: a quiz moves a book from Want to Read with its stars', async () => {
  const child = await createPerson();
  const { id } = await createBook({ from: fable });
  await put(child, id, 'want_to_read', 4);
  await start(child, id);
  expect(await placeOf(child, id)).toEqual(['reading', 4]);
});

test('200: a book that was read stays on Read', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  await put(child, id, 'read', 5);
  await start(child, id, '1');
  expect(await placeOf(child, id)).toEqual(['read', 5]);
});

test('200: reopening a quiz does not move the book', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  await start(child, id, '1');
  await put(child, id, 'want_to_read');
  await start(child, id, '1');
  expect(await placeOf(child, id)).toEqual(['want_to_read', null]);
});

test('200: a refused quiz does not move the book', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  expect((await start(child, id, '9')).status).toBe(400);
  expect(await placeOf(child, id)).toBeUndefined();
});

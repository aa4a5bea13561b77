import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import { outages } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { createPerson, type Person } from '../../support/people';

afterEach(() => outages({ catalogue: false }));

type Given = { id: string; rating: number }[];
const add = (child: Person, ...past_books: Given) =>
  child.call(onboarding.addPastBooks, { body: { past_books } });

const pastOf = async (child: Person) =>
  (await child.call(users.me, {})).body.past_books.map(({ id, rating }) => [id, rating]);
const readOf = async (child: Person) =>
  (await child.call(books.lists, {})).body.read.map(({ id, rating }) => [id, rating]);

const createBooks = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createBook({ processed: false })));

test('200: past books are stored with the library’s facts, and are on the read list with their stars', async () => {
  const child = await createPerson();
  const [a, b] = await Promise.all([createBook({ processed: false }), createBook()]);
  const { status, body } = await add(child, { id: a.id, rating: 5 }, { id: b.id, rating: 2 });
  expect(status).toBe(200);
  expect(body.past_books).toEqual([
    { id: a.id, title: a.title, author: a.author, rating: 5, description: a.one_liner },
    { id: b.id, title: b.title, author: b.author, rating: 2, description: b.one_liner },
  ]);
  expect((await child.call(users.me, {})).body).toEqual(body);
  const { body: lists } = await child.call(books.lists, {});
  expect(Object.fromEntries(lists.read.map(({ id, rating }) => [id, rating]))).toEqual({
    [a.id]: 5,
    [b.id]: 2,
  });
  expect(lists.reading).toEqual([]);
});

test('200: a past book of the catalogue is added to the library', async () => {
  const child = await createPerson();
  const { body } = await add(child, { id: 'treasure-island', rating: 4 });
  expect(body.past_books).toMatchObject([{ title: 'Treasure Island', author: 'Robert Louis Stevenson' }]);
  expect(await readOf(child)).toEqual([['treasure-island', 4]]);
});

test('200: a past book moves from Currently Reading to Read', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook({ processed: false })]);
  await child.call(books.add, { body: { book_id: id, stage: 'reading' } });
  await add(child, { id, rating: 3 });
  expect(await readOf(child)).toEqual([[id, 3]]);
  expect((await child.call(books.lists, {})).body.reading).toEqual([]);
});

test.each(['teacher', 'parent'] as const)('200: a %s has past books too', async (role) => {
  const [adult, { id }] = await Promise.all([createPerson(role), createBook({ processed: false })]);
  expect((await add(adult, { id, rating: 3 })).status).toBe(200);
  expect(await pastOf(adult)).toEqual([[id, 3]]);
});

test('409: the same book twice in one call is refused, and neither is added', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook({ processed: false })]);
  expect(codeOf(await add(child, { id, rating: 5 }, { id, rating: 1 }))).toBe('past_book_duplicate');
  expect(await pastOf(child)).toEqual([]);
  expect(await readOf(child)).toEqual([]);
});

test('409: a repeated past book keeps its stars, and the other books of the call are not added', async () => {
  const child = await createPerson();
  const [{ id }, other] = await Promise.all([createBook({ processed: false }), createBook()]);
  await add(child, { id, rating: 5 });
  const again = await add(child, { id: other.id, rating: 3 }, { id, rating: 1 });
  expect(codeOf(again)).toBe('past_book_duplicate');
  expect(await pastOf(child)).toEqual([[id, 5]]);
  expect(await readOf(child)).toEqual([[id, 5]]);
});

test('200: books from two simultaneous tabs are all kept', async () => {
  const [child, added] = await Promise.all([createPerson(), createBooks(6)]);
  const answers = await Promise.all(added.map(({ id }) => add(child, { id, rating: 4 })));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const ids = added.map(({ id }) => id).toSorted();
  expect((await pastOf(child)).map(([id]) => id).toSorted()).toEqual(ids);
  expect((await readOf(child)).map(([id]) => id).toSorted()).toEqual(ids);
});

/** Adds one book with different stars from each of three simultaneous tabs. */
const addFromTabs = async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook({ processed: false })]);
  return { child, id, answers: await Promise.all([1, 5, 3].map((rating) => add(child, { id, rating }))) };
};

test('200 and 409: the same book from three simultaneous tabs is stored once', async () => {
  const { child, id, answers } = await addFromTabs();
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(codeOf)).toEqual(['past_book_duplicate', 'past_book_duplicate']);
  expect((await pastOf(child)).map(([book]) => book)).toEqual([id]);
});

test('200 and 409: a refused tab changes no stars', async () => {
  for (let round = 0; round < 5; round++) {
    const { child } = await addFromTabs();
    expect(await readOf(child)).toEqual(await pastOf(child));
  }
});

test('404: an unknown book is refused, and the list stays unchanged', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook({ processed: false })]);
  const unknown = { id: 'no-such-book-anywhere', rating: 3 };
  expect(codeOf(await add(child, { id, rating: 5 }, unknown))).toBe('book_not_found');
  expect(await pastOf(child)).toEqual([]);
  expect((await add(child, { id, rating: 5 })).status).toBe(200);
  expect(await pastOf(child)).toEqual([[id, 5]]);
});

test('503: a catalogue book cannot be added while the catalogue is down; 200: books of the library can', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook({ processed: false })]);
  await outages({ catalogue: true });
  expect(codeOf(await add(child, { id: 'black-beauty', rating: 3 }))).toBe('queue_failed');
  expect((await add(child, { id, rating: 5 })).status).toBe(200);
  await outages({ catalogue: false });
  expect((await add(child, { id: 'black-beauty', rating: 3 })).status).toBe(200);
  expect((await pastOf(child)).map(([book]) => book)).toEqual([id, 'black-beauty']);
});

test('400: more than twenty books are refused', async () => {
  const [child, many] = await Promise.all([createPerson(), createBooks(21)]);
  const given = many.map(({ id }) => ({ id, rating: 3 }));
  expect(codeOf(await add(child, ...given.slice(0, 11)))).toBe('invalid_input');
  await add(child, ...given.slice(0, 10));
  await add(child, ...given.slice(10, 20));
  expect((await add(child, ...given.slice(20))).body).toMatchObject({ fields: ['body.past_books'] });
  expect(await pastOf(child)).toHaveLength(20);
});

test.each([
  ['none', []],
  ['no stars', [{ id: 'matilda' }]],
  ['six stars', [{ id: 'matilda', rating: 6 }]],
  ['half a star', [{ id: 'matilda', rating: 0.5 }]],
  ['a path for an id', [{ id: '../user', rating: 3 }]],
  ['an own title', [{ id: 'matilda', rating: 3, title: 'Mine' }]],
] as const)('400: %s', async (_, past_books) => {
  const child = await createPerson();
  expect(codeOf(await add(child, ...(past_books as unknown as Given)))).toBe('invalid_input');
  expect(await pastOf(child)).toEqual([]);
});

import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import type { Input } from '../../contract/endpoint';
import { readLibrary } from '../../lambdas/stock/own-books';
import { atRest, outages, seed, tableUsed, testOnOwnEngine } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

let child: Person;

beforeAll(async () => {
  child = await createPerson('student', { age: 9 });
  for (const book of readLibrary('library')) await seed({ task: 'original', book, processed: true });
});
afterEach(() => outages({ catalogue: false }));

type Query = Input<typeof books.shelf>['query'];

const shelf = async (query: Query, person = child) => {
  const { status, body } = await person.call(books.shelf, { query });
  expect(status).toBe(200);
  return body.books;
};
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('200: a shelf about a topic begins with books that can be read here, and continues with real ones', async () => {
  const found = await shelf({ about: 'Dragons' });
  expect(found[0]).toMatchObject({ id: 'the-dragon-who-baked-bread', in_database: true });
  expect(found.slice(1).some(({ in_database }) => !in_database)).toBe(true);
  expect(new Set(idsOf(found)).size).toBe(found.length);
});

test('200: with only the books that are here, or of one level, there are no others', async () => {
  expect(idsOf(await shelf({ about: 'Dragons', here: 'true' }))).toEqual(['the-dragon-who-baked-bread']);
  for (const level of ['0', '1', '2', '3', '4'] as const) {
    const [from, to] = { 0: [0, 2], 1: [3, 3], 2: [4, 4], 3: [5, 6], 4: [7, 12] }[level] as [number, number];
    for (const { reading_grade } of await shelf({ level })) {
      expect(reading_grade).toBeGreaterThanOrEqual(from);
      expect(reading_grade).toBeLessThanOrEqual(to);
    }
  }
  expect(await shelf({ level: '0' })).not.toHaveLength(0);
});

test('200: short ones are read in an evening, and a series has all its parts', async () => {
  expect(idsOf(await shelf({ kind: 'short' }))).toContain('a-fat-cat-in-a-bed');
  expect(idsOf(await shelf({ kind: 'short' }))).not.toContain('one-word-a-year');
  expect(idsOf(await shelf({ kind: 'series' })).toSorted()).toEqual([
    'the-ferry-that-grew-heavy',
    'the-market-that-walked',
    'the-river-that-grew-thin',
  ]);
});

test('200: books like one share what it is about, and it is not among them', async () => {
  const found = idsOf(await shelf({ like: 'a-fat-cat-in-a-bed' }));
  expect(found).toContain('paws-of-the-night-market');
  expect(found).not.toContain('a-fat-cat-in-a-bed');
});

test('404: nothing is like a book that is not in the library', async () => {
  const { status, body } = await child.call(books.shelf, { query: { like: 'no-such-book' } });
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_found' });
});

test('200: a young child gets no books that are too hard, a grown-up gets all', async () => {
  const young = await createPerson('student', { age: 6 });
  const teacher = await createPerson('teacher');
  const grades = (await shelf({}, young)).map(({ reading_grade }) => reading_grade ?? 0);
  expect(Math.max(...grades)).toBeLessThanOrEqual(2);
  expect((await shelf({}, teacher)).length).toBe(24);
});

test('200: while the catalogue is down a shelf has the books of the library', async () => {
  await outages({ catalogue: true });
  expect(idsOf(await shelf({ about: 'Llamas' }))).toEqual(['a-bridge-made-of-grass']);
});

testOnOwnEngine('the first shelf takes at most 4 read units, the door included', async () => {
  const unitsOf = async (query: Query) => {
    await atRest();
    const before = (await tableUsed()).length;
    await shelf(query);
    const own = (await tableUsed()).slice(before).filter(({ caller }) => caller.startsWith('Books'));
    return own.reduce((sum, { readUnits }) => sum + readUnits, 0);
  };
  for (const query of [{}, { kind: 'short' }, { about: 'funny' }, { about: 'Dragons' }] as const)
    expect(await unitsOf(query)).toBeLessThanOrEqual(4);
});

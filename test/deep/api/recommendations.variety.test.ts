import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { users } from '../../../contract/users/endpoints';
import { type Judgement, judge } from '../../../eval/calibrate/judge';
import { readLibrary } from '../../../lambdas/stock/own-books';
import catalogue from '../../../local/catalogue/books.json';
import { outages, seed } from '../../support/cloud';
import { createPerson } from '../../support/people';

const library = readLibrary('library');

beforeAll(async () => {
  for (const book of library) await seed({ task: 'original', book, processed: false });
});
afterEach(() => outages({ catalogue: false }));

/** The lowest and the highest age of a book. */
const written = new Map<string, readonly [number, number]>([
  ...library.map(({ id, ages }) => [id, ages.split('-').map(Number) as [number, number]] as const),
  ...catalogue.flatMap((book) =>
    'grade' in book ? [[book.id, [Number(book.grade) + 5, Number(book.grade) + 8]] as const] : [],
  ),
]);
const youngest = { get: (id: string) => written.get(id)?.[0] };
const ours = new Set(library.map(({ id }) => id));

const profiles: readonly (readonly [number, Partial<Record<string, string[]>>])[] = [
  [8, { 'other interests': ['Dragons'], 'favorite genres': ['Fantasy'] }],
  [9, { sports: ['Football'], 'favorite genres': ['Sports', 'Humor'] }],
  [10, { 'other interests': ['Whales'], 'favorite genres': ['Adventure', 'Nature'] }],
  [11, { hobbies: ['Building robots'], 'favorite genres': ['Science Fiction'] }],
  [9, { hobbies: ['My cats', 'Drawing'], 'favorite genres': ['Animals'] }],
  [8, { tvshows: ['Detective stories'], 'favorite genres': ['Mystery'] }],
  [12, { 'other interests': ['Knights'], 'favorite genres': ['History', 'Historical Fiction'] }],
  [9, { music: ['Ballet'], 'favorite genres': ['Arts and Music', 'Family'] }],
  [10, { 'video games': ['Minecraft'], 'favorite genres': ['Scary Stories'] }],
  [7, { hobbies: ['Horses'], 'favorite genres': ['Friendship', 'Fairy Tales'] }],
  [11, { movies: ['Space rockets'], 'favorite genres': ['Science', 'How-To'] }],
  [9, { music: ['Taylor Swift'], 'favorite genres': ['Poetry', 'Mythology'] }],
];

const shelves = async (age: number, interests?: object) => {
  const child = await createPerson('student', { age });
  if (interests !== undefined) await child.call(users.update, { body: { interests } });
  return async (query: { refresh?: 'true' } = {}) =>
    (await child.call(recommendations.list, { query })).body.recommendations;
};
type Shelf = Awaited<ReturnType<Awaited<ReturnType<typeof shelves>>>>;
const shelfOf = async (age: number, interests?: object) => (await shelves(age, interests))();

/** Asserts that what the reasons say about ages is true. */
const expectHonest = (shelf: Shelf, age: number) => {
  for (const { id, title, reason } of shelf) {
    const [from, to] = written.get(id) ?? [99, 0];
    const isTrue = !reason.startsWith('Just right') || (from <= age && age <= to);
    expect({ age, title, reason, isTrue }).toEqual({ age, title, reason, isTrue: true });
    expect(reason.endsWith('a step up')).toBe(from > age);
  }
};

/** What the labels of a reader say of the sentences below the books of a child. */
const judged = (shelf: Shelf, age: number, interests: Partial<Record<string, string[]>>): Judgement[] => {
  const { 'favorite genres': genres = [], ...lists } = interests;
  const profile = { age, words: Object.values(lists).flatMap((words = []) => words), genres, loved: [] };
  return shelf.map(({ id, reason }) => judge(reason, id, profile, () => ''));
};

const realOf = (shelf: Shelf) => shelf.filter(({ id }) => !ours.has(id));

// The first test, because no shelf of the catalogue is stored yet.
test('200: while the catalogue is down, a child gets five of our own books for the age', async () => {
  await outages({ catalogue: true });
  const shelf = await shelfOf(9, { sports: ['Football'] });
  expect(shelf).toHaveLength(5);
  expect(realOf(shelf)).toEqual([]);
  expectHonest(shelf, 9);
  for (const { id } of shelf) expect(youngest.get(id)).toBeLessThanOrEqual(11);
});

test.each([9, 11])(
  '200: one interest suffices at the age of %d for two real books and a step up',
  async (age) => {
    for (const interest of [
      ...['Football', 'Whales', 'Minecraft', 'Taylor Swift', 'Skateboarding', 'Roblox', 'Cats', 'Magic'],
    ]) {
      const ask = await shelves(age, { 'other interests': [interest] });
      for (const shelf of [await ask(), await ask({ refresh: 'true' }), await ask({ refresh: 'true' })]) {
        const harder = shelf.filter(({ id }) => (youngest.get(id) ?? 99) > age).map(({ id }) => id);
        expect({ interest, count: shelf.length }).toEqual({ interest, count: 5 });
        expect({ interest, isEnough: realOf(shelf).length >= 2 }).toEqual({ interest, isEnough: true });
        expect({ interest, harder }).toEqual({ interest, harder: [shelf[4]?.id] });
        expect(shelf.map(({ reason }) => reason.endsWith('a step up'))).toEqual([
          ...Array(4).fill(false),
          true,
        ]);
      }
    }
  },
);

test('200: twelve children get five books for their age, two of them real, and no false reason; nine get a true one', async () => {
  const all: Shelf[] = [];
  let served = 0;
  for (const [age, interests] of profiles) {
    const shelf = await shelfOf(age, interests);
    all.push(shelf);
    const judgements = judged(shelf, age, interests);
    if (judgements.includes('true')) served++;
    expect({ interests, shelf, isFalse: judgements.includes('false') }).toMatchObject({ isFalse: false });
    const harder = shelf.filter(({ id }) => (youngest.get(id) ?? 99) > age);
    expect({ age, count: shelf.length }).toEqual({ age, count: 5 });
    expect(shelf.filter(({ id }) => !ours.has(id)).length).toBeGreaterThanOrEqual(2);
    expect(harder.length).toBeLessThanOrEqual(1);
    for (const { id } of shelf) expect(youngest.get(id)).toBeLessThanOrEqual(age + 2);
    expectHonest(shelf, age);
  }
  const times = new Map<string, number>();
  for (const { id } of all.flat()) times.set(id, (times.get(id) ?? 0) + 1);
  const most = [...times].toSorted(([, a], [, b]) => b - a)[0];
  expect({ most, isEverywhere: (most?.[1] ?? 12) > 6 }).toEqual({ most, isEverywhere: false });
  expect(served).toBeGreaterThanOrEqual(9);
});

test('200: a child without interests gets books of different kinds for the age', async () => {
  const shelf = await shelfOf(8);
  expect(shelf).toHaveLength(5);
  expect(shelf.filter(({ id }) => !ours.has(id)).length).toBeGreaterThanOrEqual(2);
  for (const { id } of shelf) expect(youngest.get(id)).toBeLessThanOrEqual(10);
  expect(shelf.map(({ reason }) => reason)).toContain('Just right for readers of your age');
  expect(shelf.map(({ reason }) => reason).join()).not.toMatch(/you like|you loved|For fans|different/);
  expectHonest(shelf, 8);
});

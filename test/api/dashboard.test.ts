import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../contract/books';
import { dashboard } from '../../contract/dashboard';
import { leaderboard } from '../../contract/leaderboard';
import { recommendations } from '../../contract/recommendations';
import { users } from '../../contract/users';
import { createBook } from '../support/books';
import { advanceClock, atRest, outages, seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

afterEach(() => outages({ catalogue: false }));

const dashboardOf = async ({ call }: Person) => {
  const { status, body } = await call(dashboard.get, {});
  expect(status).toBe(200);
  return body;
};

const read = async ({ call }: Person, book_id: string) => {
  expect((await call(books.add, { body: { book_id, stage: 'reading' } })).status).toBe(200);
  await advanceClock('PT1M');
};

test('200: contains the same data as the calls of each part', async () => {
  const child = await createPerson();
  await read(child, (await createBook()).id);
  await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 35 });
  await atRest();
  const shown = await dashboardOf(child);
  expect(shown.me).toEqual((await child.call(users.me, {})).body);
  expect(shown.me.points).toBe(35);
  expect(shown.reading).toEqual((await child.call(books.lists, {})).body.reading);
  expect(shown.board).toEqual((await child.call(leaderboard.board, { query: {} })).body);
});

test('200: three of the books being read, newest first', async () => {
  const child = await createPerson();
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await createBook()).id);
  for (const id of ids) await read(child, id);
  expect((await dashboardOf(child)).reading.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
});

test('200: recommendations once they have been found, without those that were put on a list meanwhile', async () => {
  // Without the catalogue's books the library has too few for a whole shelf: what is left of it is all there is.
  await outages({ catalogue: true });
  const child = await createPerson();
  for (const from of ['the-dragon-who-baked-bread', 'the-moons-night-light']) await createBook({ from });
  expect((await dashboardOf(child)).recommendations).toBeNull();
  const found = (await child.call(recommendations.list, { query: {} })).body.recommendations;
  expect((await dashboardOf(child)).recommendations).toEqual(found);
  await child.call(books.add, { body: { book_id: found[0]?.id ?? '', stage: 'want_to_read' } });
  expect((await dashboardOf(child)).recommendations).toEqual(found.slice(1));
});

test('200: an operator has no books and no board', async () => {
  const operator = await createPerson('operator');
  const me = (await operator.call(users.me, {})).body;
  expect(await dashboardOf(operator)).toEqual({ me, reading: [], board: null, recommendations: null });
});

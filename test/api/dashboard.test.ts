import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { leaderboard } from '../../contract/leaderboard/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { advanceClock, atRest, outages, seed } from '../support/cloud';
import { createFamily } from '../support/family';
import { changeFields, request, respond } from '../support/friends';
import { createPerson, type Person } from '../support/people';
import { takeQuiz } from '../support/quiz';

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

test('200: a child is told that a grown-up waits for its answer, until it has answered', async () => {
  const [{ child }, parent] = [await createFamily(), await createPerson('parent')];
  const isAsked = async (who: Person = child) => (await dashboardOf(who)).grown_up_asks;
  expect(await isAsked()).toBe(false);
  await request(parent, child);
  expect([await isAsked(), await isAsked(parent)]).toEqual([true, false]);
  await changeFields(parent.id, { verified: false });
  expect(await isAsked()).toBe(false);
  await changeFields(parent.id, { verified: true });
  await respond(child, parent);
  expect(await isAsked()).toBe(false);
});

test('200: the dashboard has the same data as the calls of each part', async () => {
  const child = await createPerson();
  await read(child, (await createBook()).id);
  await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 35 });
  await atRest();
  const shown = await dashboardOf(child);
  expect(shown.me).toEqual((await child.call(users.me, {})).body);
  expect(shown.me.points).toBe(35);
  expect(shown.reading).toMatchObject((await child.call(books.lists, {})).body.reading);
  expect(shown.board).toEqual((await child.call(leaderboard.board, { query: {} })).body);
});

test('200: three of the books being read are shown, newest first', async () => {
  const child = await createPerson();
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await createBook()).id);
  for (const id of ids) await read(child, id);
  expect((await dashboardOf(child)).reading.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
});

const placeIn = (child: Person, id: string, chapter: number, finished: boolean) =>
  child.call(reading.keepPlace, { params: { id }, body: { chapter, paragraph: 0, finished } });

test('200: each book being read has the next chapter to read and the last chapter of a quiz', async () => {
  const [child, book] = [await createPerson(), await createBook()];
  await read(child, book.id);
  const step = async () => {
    const [{ place, asked } = { place: undefined, asked: undefined }] = (await dashboardOf(child)).reading;
    return { place, asked };
  };
  expect(await step()).toEqual({ place: null, asked: 0 });
  await placeIn(child, book.id, 1, false);
  expect(await step()).toEqual({ place: { chapter: 1, finished: 0 }, asked: 0 });
  await placeIn(child, book.id, 2, true);
  expect(await step()).toEqual({ place: { chapter: 3, finished: 2 }, asked: 0 });
  await takeQuiz(child, book.id, 1);
  expect(await step()).toEqual({ place: { chapter: 3, finished: 2 }, asked: 1 });
  const last = book.chapters.length;
  await placeIn(child, book.id, last, true);
  expect((await step()).place).toEqual({ chapter: last, finished: last });
});

test('200: the most recently opened book comes first', async () => {
  const child = await createPerson();
  const [early, late] = [await createBook(), await createBook()];
  for (const { id } of [early, late]) await read(child, id);
  await placeIn(child, early.id, 1, false);
  expect((await dashboardOf(child)).reading.map(({ id }) => id)).toEqual([early.id, late.id]);
});

test('200: an operator has no books and no board', async () => {
  const operator = await createPerson('operator');
  const me = (await operator.call(users.me, {})).body;
  expect(await dashboardOf(operator)).toEqual({
    me,
    reading: [],
    finished: [],
    goal: null,
    gifts: [],
    recall: null,
    grown_up_asks: false,
    today: null,
    board: null,
    recommendations: null,
  });
});

test('200: the finished books are listed for their keepsakes, the newest first', async () => {
  const [child, first, second] = [await createPerson(), await createBook(), await createBook()];
  for (const { id } of [first, second]) {
    await child.call(books.add, { body: { book_id: id, stage: 'read', rating: 5 } });
    await advanceClock('PT1M');
  }
  await read(child, (await createBook()).id);
  expect((await dashboardOf(child)).finished).toEqual([second.id, first.id]);
});

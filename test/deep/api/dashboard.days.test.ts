import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { completeArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, outages, seed } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { takeQuiz } from '../../support/quiz';

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

const placeIn = (child: Person, id: string, chapter: number, finished: boolean) =>
  child.call(reading.keepPlace, { params: { id }, body: { chapter, paragraph: 0, finished } });

test('200: looking back keeps the place after the chapters of a quiz, and reading further moves it', async () => {
  const [child, book] = await Promise.all([createPerson(), createBook()]);
  await read(child, book.id);
  const place = async () => (await dashboardOf(child)).reading[0]?.place;
  const last = book.chapters.length;
  await takeQuiz(child, book.id, last - 2);
  await placeIn(child, book.id, 1, false);
  expect(await place()).toEqual({ chapter: last - 1, finished: 0 });
  await placeIn(child, book.id, 1, true);
  expect(await place()).toEqual({ chapter: last - 1, finished: 1 });
  await placeIn(child, book.id, last, false);
  expect(await place()).toEqual({ chapter: last, finished: 1 });
  await takeQuiz(child, book.id, last);
  await placeIn(child, book.id, 2, false);
  expect(await place()).toEqual({ chapter: last, finished: 1 });
});

test('200: the day’s activities are shown until New York’s midnight, and none for grown-ups', async () => {
  const [child, busy, book] = [await createPerson(), await createPerson(), await createBook()];
  expect((await dashboardOf(child)).today).toEqual({ articles: 0, comic: false, talk: false });
  const { date } = await completeArticle(child);
  expect((await dashboardOf(child)).today).toEqual({ articles: 1, comic: false, talk: false });
  await (await startTalk(child, { bookId: book.id, endChapter: 1 })).say('I like the dragon.');
  expect((await dashboardOf(child)).today).toEqual({ articles: 1, comic: false, talk: true });
  await seed({ task: 'fullDays', userId: busy.id, days: 1, until: date });
  expect((await dashboardOf(busy)).today).toMatchObject({ comic: true });
  await advanceClock('P1D');
  for (const one of [child, busy])
    expect((await dashboardOf(one)).today).toEqual({ articles: 0, comic: false, talk: false });
  expect((await dashboardOf(await createPerson('parent'))).today).toBeNull();
});

test('200: found recommendations are shown without those that are on a list meanwhile', async () => {
  // Without the catalogue the library has too few books to replace the one that is removed.
  await outages({ catalogue: true });
  const child = await createPerson();
  for (const from of ['the-dragon-who-baked-bread', 'the-moons-night-light']) await createBook({ from });
  expect((await dashboardOf(child)).recommendations).toBeNull();
  const found = (await child.call(recommendations.list, { query: {} })).body.recommendations;
  expect((await dashboardOf(child)).recommendations).toEqual(found);
  await child.call(books.add, { body: { book_id: found[0]?.id ?? '', stage: 'want_to_read' } });
  expect((await dashboardOf(child)).recommendations).toEqual(found.slice(1));
});

import { afterEach, expect, test } from '@jest/globals';
import { analytics } from '../../../contract/analytics/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { createSupervisor } from '../../support/analytics';
import { bookOfLengths } from '../../support/books';
import { advanceClock, resetClock, seed } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';

afterEach(resetClock);

const finish = async (reader: Person, id: string, chapter: number) =>
  expect(
    (
      await reader.call(reading.keepPlace, {
        params: { id },
        body: { chapter, paragraph: 0, finished: true },
      })
    ).status,
  ).toBe(200);

const log = (reader: Person, id: string, pages: number) =>
  reader.call(reading.logToday, { params: { id }, body: { pages, minutes: 10 } });

const seen = async () => {
  const child = await createPerson();
  const adult = await createSupervisor(child);
  const summary = async () =>
    (await adult.call(analytics.summary, { params: { userId: child.id }, query: { date_filter: '7days' } }))
      .body;
  return { child, adult, summary, books: async () => (await summary()).books };
};

test('the words of a chapter are counted once it is read to its end, each chapter once, in no total', async () => {
  const { child, books, summary } = await seen();
  const { id } = await bookOfLengths(700, 250);
  await child.call(reading.keepPlace, {
    params: { id },
    body: { chapter: 1, paragraph: 0, finished: false },
  });
  expect(await books()).toEqual({ words: 0, pages: 0 });
  await finish(child, id, 1);
  await finish(child, id, 1);
  expect(await books()).toEqual({ words: 700, pages: 0 });
  await advanceClock('PT2M');
  await finish(child, id, 2);
  expect(await books()).toEqual({ words: 950, pages: 0 });
  expect((await summary()).words_read.total).toBe(0);
});

test('who only turns pages reads no more words than a reader can, in one book after another, and at once', async () => {
  const { child, books } = await seen();
  const [one, other] = [await bookOfLengths(1000, 9000, 9000, 9000), await bookOfLengths(9000)];
  await finish(child, one.id, 1);
  await Promise.all([2, 3, 4].map((chapter) => finish(child, one.id, chapter)));
  await finish(child, other.id, 1);
  const { words } = await books();
  expect(words).toBeGreaterThanOrEqual(1000);
  expect(words).toBeLessThan(9000);
});

test('pages on paper count as logged last, and a day without any counts none', async () => {
  const { child, books } = await seen();
  const [one, other] = [await bookOfLengths(10), await bookOfLengths(10)];
  await log(child, one.id, 30);
  await log(child, one.id, 12);
  await log(child, other.id, 5);
  expect(await books()).toEqual({ words: 0, pages: 17 });
  await Promise.all([1, 2, 3, 4].map((pages) => log(child, other.id, pages)));
  const [{ pages = 0 } = {}] = (await child.call(reading.log, { params: { id: other.id } })).body.days;
  expect(await books()).toEqual({ words: 0, pages: 12 + pages });
  await child.call(reading.logToday, { params: { id: one.id }, body: { pages: 0, minutes: 0 } });
  expect(await books()).toEqual({ words: 0, pages });
});

test('a rebuild gives the same words and pages', async () => {
  const { child, books } = await seen();
  const { id } = await bookOfLengths(300);
  await finish(child, id, 1);
  await log(child, id, 4);
  await seed({ task: 'rebuildDays', userId: child.id, spoil: true });
  expect(await books()).toEqual({ words: 300, pages: 4 });
});

test('a child that only reads is no idle one for its adults, and a teacher’s own place is kept', async () => {
  const { child, adult } = await seen();
  const standing = async () =>
    (await adult.call(analytics.overview, { query: {} })).body.students.find((one) => one.id === child.id)
      ?.standing;
  expect(await standing()).toBe('new');
  const { id } = await bookOfLengths(1);
  await finish(child, id, 1);
  expect(await standing()).toBe('early');
  await finish(adult, id, 1);
  expect((await adult.call(reading.chapter, { query: { id, chapter: '1' } })).body.place).toMatchObject({
    furthest: 1,
  });
});

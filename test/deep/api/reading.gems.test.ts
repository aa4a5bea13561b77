import { afterEach, expect, test } from '@jest/globals';
import { reading } from '../../../contract/reading/endpoints';
import { rewards } from '../../../contract/rewards/endpoints';
import { bookOfLengths, createBook } from '../../support/books';
import { advanceClock, resetClock } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { takeQuiz } from '../../support/quiz';
import { signedIn } from '../../support/sign-up';
import { gemsOf } from '../../support/store';

afterEach(resetClock);

/** The id of a book whose chapters have these numbers of words. */
const bookOf = async (...lengths: number[]) => (await bookOfLengths(...lengths)).id;

type Reader = Pick<Person, 'call'>;

const finish = (reader: Reader, id: string, chapter = 1) =>
  reader.call(reading.keepPlace, { params: { id }, body: { chapter, paragraph: 0, finished: true } });

const paid = async (reader: Reader) => {
  const { entries } = (await reader.call(rewards.gemHistory, {})).body;
  return entries.filter(({ kind }) => kind === 'words').map(({ gems }) => gems);
};

test('200: the words of a finished book that were read here pay gems, once, and not before its end', async () => {
  const child = await createPerson();
  const id = await bookOf(7000, 100);
  await finish(child, id, 1);
  expect(await gemsOf(child)).toBe(0);
  await Promise.all([finish(child, id, 2), finish(child, id, 2)]);
  await finish(child, id, 2);
  expect([await gemsOf(child), await paid(child)]).toEqual([2, [2]]);
});

test('200: short books add up, also when two end at the same moment', async () => {
  const child = await createPerson();
  const ids = await Promise.all([2000, 600, 600].map((words) => bookOf(words)));
  await finish(child, ids[0] ?? '');
  await advanceClock('PT2M');
  await finish(child, ids[1] ?? '');
  expect(await gemsOf(child)).toBe(0);
  await advanceClock('PT2M');
  const empty = await bookOf(1);
  await Promise.all([finish(child, ids[2] ?? ''), finish(child, empty)]);
  expect([await gemsOf(child), await paid(child)]).toEqual([1, [1]]);
});

test('200: the last quiz tells the gems of the book, which pages that were only logged never earn', async () => {
  const [reader, claimer] = [await createPerson(), await createPerson()];
  const { id, chapters } = await createBook({
    change: (book) => ({
      ...book,
      chapters: book.chapters.map((one, i) =>
        i === 0 ? { ...one, text: `${one.text} ${'a '.repeat(3000)}` } : one,
      ) as typeof book.chapters,
    }),
  });
  await claimer.call(reading.logToday, { params: { id }, body: { pages: 500, minutes: 600 } });
  await finish(reader, id, 1);
  for (const [child, gems] of [
    [reader, 1],
    [claimer, 0],
  ] as const) {
    expect((await takeQuiz(child, id, chapters.length)).body).toMatchObject({ book_finished: true, gems });
    expect(await gemsOf(child)).toBe(gems);
  }
});

test('200: a robot gets five gems a week at most, and the words of a long book count in the next week', async () => {
  const robot = await createPerson();
  await finish(robot, await bookOf(17_900));
  expect(await gemsOf(robot)).toBe(5);
  const small = await Promise.all(Array.from({ length: 8 }, () => bookOf(900)));
  await advanceClock('PT3M');
  await Promise.all(small.map((id) => finish(robot, id)));
  expect(await gemsOf(robot)).toBe(5);
  await advanceClock('P7D');
  const later = await signedIn(robot.email);
  await finish(later, await bookOf(900));
  expect([await gemsOf(later), await paid(later)]).toEqual([6, [1, 5]]);
});

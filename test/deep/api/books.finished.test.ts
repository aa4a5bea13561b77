import { afterEach, expect, test } from '@jest/globals';
import { books, type Stage } from '../../../contract/books/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { createBook, fable } from '../../support/books';
import { advanceClock, resetClock } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { handIn, startQuiz, takeQuiz, think } from '../../support/quiz';

afterEach(resetClock);

const listsOf = async (reader: Person) => {
  const { reading: open, read, finished } = (await reader.call(books.lists, {})).body;
  const ids = (some: typeof open) => some.map(({ id }) => id);
  return { reading: ids(open), read: ids(read), finished };
};

const move = (child: Person, id: string, stage: Stage, rating?: number) =>
  child.call(books.move, { params: { id }, body: { stage, rating } });

const readTo = (reader: Person, id: string, chapter: number, finished = true) =>
  reader.call(reading.keepPlace, { params: { id }, body: { chapter, paragraph: 0, finished } });

test('200: the quiz on the last chapter finishes a book, which stays on its list until it has stars', async () => {
  const child = await createPerson();
  const { id, chapters } = await createBook();
  const first = (await takeQuiz(child, id, chapters.length - 1)).body;
  expect(first).toMatchObject({ book_finished: false, readable: true });
  expect(await listsOf(child)).toEqual({ reading: [id], read: [], finished: [] });
  expect((await takeQuiz(child, id, chapters.length)).body).toMatchObject({ book_finished: true });
  expect(await listsOf(child)).toEqual({ reading: [id], read: [], finished: [id] });
  await move(child, id, 'read', 5);
  expect(await listsOf(child)).toEqual({ reading: [], read: [id], finished: [] });
});

test('200: a quiz on a whole book finishes it, and a repeated submission says so too', async () => {
  const child = await createPerson();
  const { id } = await createBook({ from: fable });
  const { body: given } = await startQuiz(child, id);
  await think();
  const once = (await handIn(child, given)).body;
  expect(once.book_finished).toBe(true);
  expect((await handIn(child, given)).body).toEqual(once);
  expect((await listsOf(child)).finished).toEqual([id]);
});

test('200: the end of the last chapter here finishes a book, and neither its beginning nor an earlier end does', async () => {
  const child = await createPerson();
  const { id, chapters } = await createBook();
  await readTo(child, id, chapters.length - 1);
  await readTo(child, id, chapters.length, false);
  expect((await listsOf(child)).finished).toEqual([]);
  await readTo(child, id, chapters.length);
  expect((await listsOf(child)).finished).toEqual([id]);
});

test('200: a book that is read again is no longer marked', async () => {
  const child = await createPerson();
  const { id, chapters } = await createBook();
  await readTo(child, id, chapters.length);
  await move(child, id, 'read', 3);
  await advanceClock('PT1M');
  await move(child, id, 'reading');
  expect(await listsOf(child)).toEqual({ reading: [id], read: [], finished: [] });
});

test('200: the books of grown-ups are not marked', async () => {
  const teacher = await createPerson('teacher');
  const { id, chapters } = await createBook();
  await readTo(teacher, id, chapters.length);
  expect(await listsOf(teacher)).toEqual({ reading: [id], read: [], finished: [] });
});

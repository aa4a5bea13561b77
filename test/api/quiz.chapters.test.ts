import { expect, test } from '@jest/globals';
import { quiz } from '../../contract/quiz/endpoints';
import { createBook, fable } from '../support/books';
import { createPerson, type Person } from '../support/people';

const chaptersOf = (child: Person, id: string) => child.call(quiz.chapters, { query: { id } });

/** Takes the next quiz up to a chapter, leaving every question open. */
const finish = async (child: Person, id: string, end_chapter?: string) => {
  const { body } = await child.call(quiz.start, { query: { id, ...(end_chapter && { end_chapter }) } });
  const { status } = await child.call(quiz.submit, {
    body: {
      book_id: id,
      score: 0,
      points: 0,
      start_chapter: body.start_chapter,
      end_chapter: body.end_chapter,
      answers: body.quiz.map(({ question, options, correct_option }) => ({
        question,
        options,
        correct_option,
        user_answer: null,
      })),
    },
  });
  expect(status).toBe(200);
};

test('200: the first quiz starts with chapter 1 and may end with any', async () => {
  const { id } = await createBook();
  expect(await chaptersOf(await createPerson(), id)).toEqual({
    status: 200,
    body: { valid_chapters: [1, 2, 3, 4, 5, 6], start_chapter: 1, message: null, completed: false },
  });
});

test('200: the next quiz starts after the last finished chapter, for that child only', async () => {
  const { id } = await createBook();
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  await finish(child, id, '2');
  expect((await chaptersOf(child, id)).body).toMatchObject({
    valid_chapters: [3, 4, 5, 6],
    start_chapter: 3,
  });
  expect((await chaptersOf(other, id)).body.start_chapter).toBe(1);
});

test('200: requesting a quiz without submitting it changes nothing', async () => {
  const { id } = await createBook();
  const child = await createPerson();
  await child.call(quiz.start, { query: { id, end_chapter: '4' } });
  expect((await chaptersOf(child, id)).body.start_chapter).toBe(1);
});

test('200: "All chapters have been completed for this book"', async () => {
  const { id } = await createBook();
  const child = await createPerson();
  await finish(child, id, '4');
  await finish(child, id, '6');
  expect((await chaptersOf(child, id)).body).toEqual({
    valid_chapters: [],
    start_chapter: null,
    message: 'All chapters have been completed for this book',
    completed: true,
  });
  const { status, body } = await child.call(quiz.start, { query: { id, end_chapter: '6' } });
  expect({ status, ...body }).toEqual({
    status: 409,
    code: 'quiz_chapters_completed',
    error: 'All chapters have been completed for this book',
  });
});

test('200: a book that is known only as a whole has one quiz and no chapters to choose from', async () => {
  const { id } = await createBook({ from: fable });
  const child = await createPerson();
  const nothing = { valid_chapters: [], start_chapter: null };
  expect((await chaptersOf(child, id)).body).toEqual({ ...nothing, message: null, completed: false });
  await finish(child, id);
  expect((await chaptersOf(child, id)).body).toEqual({
    ...nothing,
    message: 'Quiz already completed for this book',
    completed: true,
  });
  const { status, body } = await child.call(quiz.start, { query: { id } });
  expect({ status, ...body }).toEqual({
    status: 409,
    code: 'quiz_already_completed',
    error: 'Quiz already completed for this book',
  });
});

test('409: "Failed to check quiz availability" before the book has been processed', async () => {
  const { id } = await createBook({ processed: false });
  const { status, body } = await chaptersOf(await createPerson(), id);
  expect({ status, ...body }).toEqual({
    status: 409,
    code: 'book_not_ready',
    error: 'Failed to check quiz availability',
  });
});

test('404: a book outside the library', async () => {
  const { status, body } = await chaptersOf(await createPerson(), 'unknown');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_found' });
});

test('409: the address of a finished quiz praises and links to the next chapters', async () => {
  const { id } = await createBook();
  const child = await createPerson();
  await finish(child, id, '2');
  const { status, body } = await child.call(quiz.start, { query: { id, end_chapter: '2' } });
  expect({ status, ...body }).toEqual({
    status: 409,
    code: 'quiz_range_completed',
    error: 'You have completed the quiz on these chapters. Ready for the next ones?',
  });
});

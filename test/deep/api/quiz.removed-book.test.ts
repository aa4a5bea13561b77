import { afterAll, expect, test } from '@jest/globals';
import { quiz } from '../../../contract/quiz/endpoints';
import { createBook } from '../../support/books';
import { advanceClock, deploy, resetClock, seed } from '../../support/cloud';
import { createPerson } from '../../support/people';
import { handIn, startQuiz, takeQuiz } from '../../support/quiz';

afterAll(resetClock);

type Book = Awaited<ReturnType<typeof createBook>>;

/** A deployment without the book removes it with its questions. */
const remove = async ({ id }: Book) => {
  await seed({ task: 'deployed', bookId: id, hash: 'of its content' });
  await deploy();
};

/** Adds the book again like a later deployment: with the same id and other questions. */
const addAgain = async (book: Book) => {
  await advanceClock('PT1H');
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    questions: chapter.questions.map((one) => ({ ...one, question: `Again: ${one.question}` })),
  }));
  await seed({ task: 'original', book: { ...book, chapters }, processed: true, withQuestions: true });
};

const reviewOf = async (child: Awaited<ReturnType<typeof createPerson>>) => {
  const { body } = await child.call(quiz.history, { query: {} });
  const { body: review } = await child.call(quiz.review, { params: { id: body.history[0]?.id ?? '' } });
  return review;
};

test('200: a quiz on a removed book keeps its score and points, but shows no questions, even when the book is back', async () => {
  const [child, book] = await Promise.all([createPerson(), createBook()]);
  await takeQuiz(child, book.id, 1);
  const before = await reviewOf(child);
  expect(before.answers).toHaveLength(10);
  await remove(book);
  expect(await reviewOf(child)).toEqual({ ...before, answers: [] });
  await addAgain(book);
  expect(await reviewOf(child)).toEqual({ ...before, answers: [] });
});

test('409 and 200: a quiz from before the removal of its book cannot be submitted, and a new one replaces it', async () => {
  const [child, book] = await Promise.all([createPerson(), createBook()]);
  const { body: begun } = await startQuiz(child, book.id, 1);
  await remove(book);
  expect(await handIn(child, begun)).toMatchObject({ status: 404, body: { code: 'book_not_found' } });
  await addAgain(book);
  expect(await handIn(child, begun)).toMatchObject({ status: 409, body: { code: 'quiz_not_started' } });
  const { body: other } = await startQuiz(child, book.id, 1);
  expect(other.quiz).toHaveLength(10);
  for (const { question } of other.quiz) expect(question).toMatch(/^Again: /);
  expect((await startQuiz(child, book.id, 1)).body).toEqual(other);
  await advanceClock('PT30S');
  expect(await handIn(child, other)).toMatchObject({ status: 200, body: { score: 10 } });
});

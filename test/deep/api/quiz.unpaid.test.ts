import { afterEach, expect, test } from '@jest/globals';
import { feedback } from '../../../contract/feedback/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { createBook } from '../../support/books';
import { advanceClock, resetClock, seed } from '../../support/cloud';
import { createPerson, meOf, type Person } from '../../support/people';
import { handIn, rightAnswers, startQuiz, takeQuiz } from '../../support/quiz';

afterEach(resetClock);

const begin = async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const { body: given } = await startQuiz(child, id, 1);
  return { child, id, given };
};

test('200: a quiz with less than three seconds a question counts for the progress, but earns nothing', async () => {
  const { child, id, given } = await begin();
  await advanceClock('PT20S');
  const { status, body } = await handIn(child, given);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    score: 10,
    points: 0,
    unpaid: 'too_fast',
    total_points: 0,
    corrected: false,
  });
  expect(await meOf(child)).toMatchObject({ points: 0, streak: 1 });
  expect((await child.call(quiz.chapters, { query: { id } })).body.start_chapter).toBe(2);
  expect((await child.call(quiz.history, { query: {} })).body.history).toMatchObject([
    { id: body.quiz_id, score: 10, points: 0 },
  ]);
  const opinion = { feature_type: 'quiz', reference_id: body.quiz_id, feedback_data: { rating: 5 } } as const;
  expect((await child.call(feedback.give, { body: opinion })).status).toBe(200);
});

test('200: a later repetition returns the same answer and still earns nothing', async () => {
  const { child, given } = await begin();
  const first = await handIn(child, given);
  await advanceClock('PT1H');
  expect(await handIn(child, given)).toEqual(first);
  expect((await meOf(child)).points).toBe(0);
});

test('200: the time counts from the first request of the quiz, even if it is requested again', async () => {
  const { child, id, given } = await begin();
  await advanceClock('PT30S');
  expect((await startQuiz(child, id, 1)).body).toEqual(given);
  expect((await handIn(child, given)).body).toMatchObject({ points: 275, unpaid: null });
});

test('200: a quiz without a right answer gives no reason for zero points', async () => {
  const { child, given } = await begin();
  const open = rightAnswers(given.quiz).map((answer) => ({ ...answer, user_answer: null }));
  expect((await handIn(child, given, open)).body).toMatchObject({ score: 0, points: 0, unpaid: null });
});

/** Takes a separate quiz on each of this number of chapters. */
const takeQuizzes = async (child: Person, chapters: number) => {
  const reasons: unknown[] = [];
  for (let done = 0; done < chapters; ) {
    const { id } = await createBook();
    for (let end = 1; end <= 6 && done < chapters; end++, done++) {
      const { body } = await takeQuiz(child, id, end);
      reasons.push(body.unpaid);
    }
  }
  return reasons;
};

test('200: eight quizzes a day are paid, a ninth counts without points, and the next day pays again', async () => {
  const child = await createPerson();
  expect(await takeQuizzes(child, 10)).toEqual([...Array(8).fill(null), 'daily_limit', 'daily_limit']);
  expect((await meOf(child)).points).toBe(8 * 275);
  expect((await child.call(quiz.history, { query: {} })).body.history).toHaveLength(10);
  await advanceClock('P1D');
  expect(await takeQuizzes(child, 1)).toEqual([null]);
  expect(await meOf(child)).toMatchObject({ points: 9 * 275, streak: 2 });
});

test('200: eight of many simultaneous submissions are paid and have ledger entries', async () => {
  const child = await createPerson();
  const books = await Promise.all(Array.from({ length: 10 }, () => createBook()));
  const given = await Promise.all(books.map(async ({ id }) => (await startQuiz(child, id, 1)).body));
  await advanceClock('PT30S');
  const answers = await Promise.all(given.map((one) => handIn(child, one)));
  expect(answers.filter(({ body }) => body.unpaid === null)).toHaveLength(8);
  expect(answers.filter(({ body }) => body.unpaid === 'daily_limit')).toHaveLength(2);
  expect(await seed({ task: 'ledger', userId: child.id })).toMatchObject({ points: 8 * 275 });
  expect((await meOf(child)).points).toBe(8 * 275);
});

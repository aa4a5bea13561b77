import { afterEach, expect, test } from '@jest/globals';
import { quiz } from '../../contract/quiz/endpoints';
import { createBook } from '../support/books';
import { resetClock, tableUsed } from '../support/cloud';
import { createPerson } from '../support/people';
import { handIn, startQuiz, think } from '../support/quiz';

afterEach(resetClock);

/** The write units of the call itself. Boards and statistics follow the stream, in batches of many quizzes. */
const writesOf = async (act: () => Promise<unknown>): Promise<number> => {
  const before = await tableUsed();
  await act();
  const own = (await tableUsed())
    .slice(before.length)
    .filter(({ caller }) => caller.startsWith('QuizFunction'));
  return own.reduce((sum, { writeUnits }) => sum + writeUnits, 0);
};

test.each([
  ['the first quiz of a day and a week', 5, 20],
  ['such a quiz that also finishes the book', 6, 24],
])('200: submitting %s takes at most a known number of write units', async (_, end, mostUnits) => {
  const [child, { id }] = await Promise.all([createPerson('student', { school: 'maple' }), createBook()]);
  const { body: given } = await startQuiz(child, id, end);
  await think();
  const units = await writesOf(() => handIn(child, given));
  expect(units).toBeGreaterThan(0);
  expect(units).toBeLessThanOrEqual(mostUnits);
});

test('200: starting a quiz with existing questions takes at most 3 write units, and a review none', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  expect(await writesOf(() => startQuiz(child, id, 6))).toBeLessThanOrEqual(3);
  const { body: given } = await startQuiz(child, id, 6);
  const { body } = await handIn(child, given);
  expect(await writesOf(() => child.call(quiz.review, { params: { id: body.quiz_id } }))).toBe(0);
});

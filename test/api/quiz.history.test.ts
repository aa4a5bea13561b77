import { expect, test } from '@jest/globals';
import { quiz } from '../../contract/quiz/endpoints';
import { createBook, fable } from '../support/books';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';
import { takeQuiz } from '../support/quiz';

const handIn = async (child: Person) => {
  const { id } = await createBook({ from: fable });
  const { body: open } = await child.call(quiz.start, { query: { id } });
  const answers = open.quiz.map((question) => ({ ...question, user_answer: null }));
  const body = { book_id: id, start_chapter: null, end_chapter: null, score: 0, points: 0, answers };
  return (await child.call(quiz.submit, { body })).body.quiz_id;
};

test('200: the pages list every quiz once, newest first', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  await handIn(other);
  const ids: string[] = [];
  for (let i = 0; i < 41; i++) ids.push(await handIn(child));
  const pages: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await child.call(quiz.history, { query: cursor === undefined ? {} : { cursor } });
    pages.push(body.history.map(({ id }) => id));
    cursor = body.next;
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 1]);
  expect(pages.flat()).toEqual(ids.toReversed());
});

test('200: quizzes are listed with their reviews; 404: not another child’s', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) ids.push((await takeQuiz(child, (await createBook()).id, 1)).body.quiz_id);
  const [first = ''] = ids;
  const { body } = await child.call(quiz.history, { query: {} });
  expect(body.history.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(body.history[0]).toMatchObject({ score: 10, total: 10, start_chapter: 1, end_chapter: 1 });
  expect(body.next).toBeNull();
  const review = await child.call(quiz.review, { params: { id: first } });
  expect(review.body.answers).toHaveLength(10);
  expect(review.body.answers[0]).toMatchObject({
    user_answer: expect.any(String),
    evidence: expect.any(String),
  });
  expect(codeOf(await other.call(quiz.review, { params: { id: first } }))).toBe('quiz_not_found');
});

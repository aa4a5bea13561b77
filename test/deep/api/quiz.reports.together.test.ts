import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { LibraryBook } from '../../../lambdas/stock/own-books';
import { createBook, fable } from '../../support/books';
import { atRest, resetClock, seed } from '../../support/cloud';
import { recordOf } from '../../support/operators';
import { createPerson, type Person } from '../../support/people';
import { type Given, startQuiz } from '../../support/quiz';
import { decideOn, listedOf, reportQuestion, withQuestion } from '../../support/reports';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(resetClock);

const asked = async (bookId: string, end?: number) =>
  ((await startQuiz(await createPerson(), bookId, end)).body as Given).quiz.map(({ id }) => id);

describe('200: a report', () => {
  test('counts once for each child, even if it is sent many times simultaneously', async () => {
    const { book, children, id } = await withQuestion(1);
    const [child] = children as [Person];
    const answers = await Promise.all(Array.from({ length: 5 }, () => reportQuestion(child, book.id, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const [listed] = await listedOf(operator, book.id);
    expect(listed).toMatchObject({ status: 'open', reports: [{ reason: 'wrong_answer', count: 1 }] });
  });
});

describe('200: an operator', () => {
  test('keeps a question that reports have hidden: it is asked again, and further reports do not hide it', async () => {
    const { book, children, id } = await withQuestion(6, fable);
    for (const child of children.slice(0, 3)) await reportQuestion(child, book.id, id);
    expect(await asked(book.id)).not.toContain(id);
    expect((await decideOn(operator, book.id, id, 'keep')).status).toBe(200);
    expect((await recordOf(operator))[0]).toEqual(['keep_question', `${book.id} ${id}`]);
    for (const child of children.slice(3))
      expect((await reportQuestion(child, book.id, id)).status).toBe(200);
    expect(await listedOf(operator, book.id)).toEqual([]);
    const quizzes = await Promise.all(Array.from({ length: 8 }, () => asked(book.id)));
    expect(quizzes.flat()).toContain(id);
  });

  test('hides several questions of a chapter simultaneously, and all of them stay hidden', async () => {
    const { book, children, given } = await withQuestion(1);
    const [child, ids] = [children[0] as Person, given[0]?.quiz.map(({ id }) => id) ?? []];
    for (const id of ids) await reportQuestion(child, book.id, id);
    const decided = await Promise.all(ids.map((id) => decideOn(operator, book.id, id, 'hide')));
    expect(decided.map(({ status }) => status)).toEqual(ids.map(() => 200));
    await atRest();
    const next = await asked(book.id, 1);
    expect(next.filter((id) => ids.includes(id))).toEqual([]);
  });
});

test('200: a new edition tops up a bank with fewer than ten remaining questions, and keeps these', async () => {
  // The model knows more questions than the bank has.
  const change = (book: LibraryBook) => ({
    ...book,
    chapters: book.chapters.map((one) => ({ ...one, questions: one.questions.slice(0, 10) })),
  });
  const book = await createBook({ from: fable, change });
  const child = await createPerson();
  const given = (await startQuiz(child, book.id)).body as Given;
  const [gone, ...others] = given.quiz;
  await reportQuestion(child, book.id, gone?.id ?? '');
  await decideOn(operator, book.id, gone?.id ?? '', 'hide');
  await atRest();
  const { quiz } = (await startQuiz(await createPerson(), book.id)).body as Given;
  expect(quiz.map(({ id }) => id.slice(0, 4))).toEqual(Array(10).fill('0.2.'));
  const stems = quiz.map(({ question }) => question);
  expect(stems).not.toContain(gone?.question);
  expect(others.filter(({ question }) => stems.includes(question)).length).toBeGreaterThanOrEqual(5);
  await seed({ task: 'original', book, processed: false, withQuestions: true });
  const again = (await startQuiz(await createPerson(), book.id)).body as Given;
  expect(again.quiz.map(({ question }) => question)).not.toContain(gone?.question);
});

import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';
import { type Given, handIn, startQuiz, think } from '../support/quiz';
import { decideOn, listedOf, reportQuestion, withQuestion } from '../support/reports';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(resetClock);

const asked = async (bookId: string, end?: number) =>
  ((await startQuiz(await createPerson(), bookId, end)).body as Given).quiz.map(({ id }) => id);

describe('200: a report', () => {
  test('is listed for operators with the question, its proof and the reasons, without the children', async () => {
    const { book, children, id, question } = await withQuestion(2);
    const [one, two] = children as [Person, Person];
    expect((await reportQuestion(one, book.id, id)).body).toEqual({ reported: true });
    await reportQuestion(two, book.id, id, 'unclear');
    const [listed, ...others] = await listedOf(operator, book.id);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      book: { id: book.id, title: book.title },
      question_id: id,
      status: 'open',
      question: question.question,
      explanation: question.explanation,
      evidence: question.evidence,
    });
    expect(listed?.evidence).not.toBeNull();
    expect(listed?.reports.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'unclear', count: 1 },
      { reason: 'wrong_answer', count: 1 },
    ]);
    expect(listed?.options.toSorted()).toEqual(question.options.toSorted());
    for (const { id: child } of children) expect(JSON.stringify(listed)).not.toContain(child);
  });

  test('of the third child hides the question from the next quiz, and points stay', async () => {
    const { book, children, given, id } = await withQuestion(3);
    await think();
    const paid = await Promise.all(children.map((child, i) => handIn(child, given[i] as Given)));
    await Promise.all(children.map((child) => reportQuestion(child, book.id, id)));
    expect(await asked(book.id, 1)).not.toContain(id);
    expect((await listedOf(operator, book.id))[0]).toMatchObject({
      status: 'hidden',
      reports: [{ reason: 'wrong_answer', count: 3 }],
    });
    for (const [i, child] of children.entries()) {
      const { body } = await child.call(users.me, {});
      expect(body.points).toBe(paid[i]?.body.total_points);
      expect(body.points).toBeGreaterThan(0);
    }
  });

  test('of two children hides nothing', async () => {
    const { book, children, id } = await withQuestion(2);
    for (const child of children) await reportQuestion(child, book.id, id);
    const quizzes = await Promise.all(Array.from({ length: 6 }, () => asked(book.id, 1)));
    expect(quizzes.flat()).toContain(id);
  });
});

describe('404: a report is refused', () => {
  test('on a question that the child did not get', async () => {
    const { book, id } = await withQuestion(1);
    const stranger = await createPerson();
    expect(codeOf(await reportQuestion(stranger, book.id, id))).toBe('question_not_found');
    expect(await listedOf(operator, book.id)).toEqual([]);
  });

  test('on a question of another book', async () => {
    const { children, id } = await withQuestion(1);
    const [child] = children as [Person];
    expect(codeOf(await reportQuestion(child, (await createBook()).id, id))).toBe('question_not_found');
  });
});

test('429: a child’s reports are limited per day', async () => {
  const [child, books] = [
    await createPerson(),
    await Promise.all([createBook(), createBook(), createBook()]),
  ];
  const ids: (readonly [string, string])[] = [];
  for (const book of books) {
    const { body } = await startQuiz(child, book.id, 1);
    ids.push(...(body as Given).quiz.map(({ id }) => [book.id, id] as const));
  }
  const answers = [];
  for (const [book, id] of ids.slice(0, 21)) answers.push(await reportQuestion(child, book, id));
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
});

describe('200: an operator', () => {
  test('hides a reported question immediately, which is recorded and closes the report', async () => {
    const { book, children, id } = await withQuestion(1);
    await reportQuestion(children[0] as Person, book.id, id);
    expect((await decideOn(operator, book.id, id, 'hide')).body).toEqual({ decided: true });
    expect(await asked(book.id, 1)).not.toContain(id);
    expect(await listedOf(operator, book.id)).toEqual([]);
    const { body } = await operator.call(audit.actions, { query: {} });
    expect(body.actions).toContainEqual(
      expect.objectContaining({ action: 'hide_question', target: `${book.id} ${id}` }),
    );
    expect(codeOf(await decideOn(operator, book.id, id, 'keep'))).toBe('question_not_found');
  });

  test('404: cannot decide on a question that was not reported', async () => {
    const { book, id } = await withQuestion(1);
    expect(codeOf(await decideOn(operator, book.id, id, 'hide'))).toBe('question_not_found');
  });
});

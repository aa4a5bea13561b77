import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { optionIndex, optionName } from '../../contract/rules/quiz';
import { createBook } from '../support/books';
import { atRest, eventually, resetClock, seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';
import { type Given, handIn, rightAnswers, startQuiz, think } from '../support/quiz';
import { listedOf, reportQuestion } from '../support/reports';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterAll(resetClock);

const answering = (given: Given, isRight: (index: number) => boolean) =>
  rightAnswers(given.quiz).map((answer, i) => {
    const right = optionIndex(answer.correct_option) ?? 0;
    return { ...answer, user_answer: isRight(i) ? answer.correct_option : optionName((right + 1) % 4) };
  });

test('each question has the share of right answers, and its correlation with good readers', async () => {
  const book = await createBook();
  const reported = new Map<string, Person>();
  const totals = new Map<string, { answers: number; right: number }>();
  const quizzes: [Person, Given][] = [];
  for (let i = 0; i < 6; i++) {
    const child = await createPerson();
    quizzes.push([child, (await startQuiz(child, book.id, 1)).body as Given]);
  }
  await think();
  for (const [i, [child, given]] of quizzes.entries()) {
    // The first three children know eight questions, the others two.
    const isRight = (index: number) => index < (i < 3 ? 8 : 2);
    expect((await handIn(child, given, answering(given, isRight))).status).toBe(200);
    for (const [at, { id }] of given.quiz.entries()) {
      const { answers, right } = totals.get(id) ?? { answers: 0, right: 0 };
      totals.set(id, { answers: answers + 1, right: right + Number(isRight(at)) });
      reported.set(id, child);
    }
  }
  const listed = await eventually(async () => {
    for (const [id, child] of reported) await reportQuestion(child, book.id, id);
    const all = await listedOf(operator, book.id);
    const counted = all.reduce((sum, { statistics }) => sum + (statistics?.answers ?? 0), 0);
    return counted === 60 ? all : undefined;
  });
  for (const { question_id, statistics } of listed) {
    const { answers, right } = totals.get(question_id) ?? { answers: 0, right: 0 };
    expect([question_id, statistics?.answers]).toEqual([question_id, answers]);
    expect(statistics?.share_right).toBeCloseTo(right / answers, 5);
  }
  const telling = listed.flatMap(({ statistics }) => statistics?.discrimination ?? []);
  expect(telling.length).toBeGreaterThan(0);
  for (const one of telling) {
    expect(one).toBeGreaterThanOrEqual(-1);
    expect(one).toBeLessThanOrEqual(1);
  }
});

test('answers that are too fast for reading the questions are not counted', async () => {
  const [child, book] = [await createPerson(), await createBook()];
  const { body } = await startQuiz(child, book.id, 1);
  const given = body as Given;
  expect((await handIn(child, given)).body.unpaid).toBe('too_fast');
  const [other, later] = [await createPerson(), (await startQuiz(await createPerson(), book.id, 1)).body];
  void later;
  const { body: second } = await startQuiz(other, book.id, 1);
  await think();
  await handIn(other, second as Given);
  const [question] = (second as Given).quiz;
  await reportQuestion(other, book.id, question?.id ?? '');
  const statistics = await eventually(
    async () => (await listedOf(operator, book.id))[0]?.statistics ?? undefined,
  );
  expect(statistics).toEqual({ answers: 1, share_right: 1, discrimination: null });
});

test('a question is listed once, when after thirty answers too few or nearly all are right', async () => {
  const book = await createBook();
  const children = [await createPerson(), await createPerson()];
  const quizzes: [Person, Given][] = [];
  for (const child of children) quizzes.push([child, (await startQuiz(child, book.id, 1)).body as Given]);
  const [hard = '', easy = '', fair = '', few = ''] = quizzes[0]?.[1].quiz.map(({ id }) => id) ?? [];
  const others = (right: number) => Array.from({ length: 28 }, (_, i) => i < right);
  // 8 of 30 are below 0.3, and 29 above 0.95. Twenty answers are too few, whatever the share.
  const answers = {
    [hard]: others(8),
    [easy]: others(27),
    [fair]: others(20),
    [few]: Array.from({ length: 18 }, () => false),
  };
  await seed({ task: 'answered', bookId: book.id, answers });
  await think();
  const handInAs = async ([child, given]: [Person, Given]) => {
    const { body } = await handIn(
      child,
      given,
      answering(given, (index) => index !== 0),
    );
    await atRest();
    return body.quiz_id;
  };
  const [first, second] = quizzes as [[Person, Given], [Person, Given]];
  const quizId = await handInAs(first);
  // The stream may deliver a record again.
  await seed({ task: 'countAgain', userId: first[0].id, quizId });
  expect(await listedOf(operator, book.id)).toEqual([]);
  await handInAs(second);
  const listed = await listedOf(operator, book.id);
  expect(
    Object.fromEntries(listed.map(({ question_id, statistics }) => [question_id, statistics?.answers])),
  ).toEqual({ [hard]: 30, [easy]: 30 });
  expect(listed.find(({ question_id }) => question_id === hard)?.statistics?.share_right).toBeCloseTo(
    8 / 30,
    5,
  );
});

import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { quiz } from '../../../contract/quiz/endpoints';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { users } from '../../../contract/users/endpoints';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { createBook } from '../../support/books';
import { advanceClock, eventually, outages, resetClock, seed } from '../../support/cloud';
import { addressOf, createPerson } from '../../support/people';
import { askForQuiz, startQuiz } from '../../support/quiz';

const library = readLibrary('library');

beforeAll(async () => {
  for (const book of library) await seed({ task: 'original', book, processed: false });
});
afterEach(async () => {
  await outages({ slowModel: false });
  await resetClock();
});

/** Collects the answers of pending calls in order of arrival. */
const collect = <T>(calls: readonly Promise<T>[]) => {
  const answers: T[] = [];
  for (const call of calls) void call.then((answer) => answers.push(answer));
  const atLeast = (count: number) =>
    eventually(async () => (answers.length >= count ? [...answers] : undefined));
  return { answers, atLeast };
};

test('409: while a child waits for a slow model, the calls of other tabs are refused immediately', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook({ withQuestions: false })]);
  await outages({ slowModel: true });
  const { answers, atLeast } = collect(
    Array.from({ length: 20 }, (_, i) => askForQuiz(child, id, 1 + (i % 6))),
  );
  const told = await atLeast(19);
  expect(told.map(({ status, body }) => [status, body.code])).toEqual(
    Array(19).fill([409, 'quiz_being_made']),
  );
  await outages({ slowModel: false });
  await atLeast(20);
  expect(answers.at(-1)?.status).toBe(200);
  expect((await startQuiz(child, id, 6)).status).toBe(200);
});

test('409: while questions are being written, a call ends after 20 seconds with the progress and the time to retry', async () => {
  const [one, two, book] = await Promise.all([
    createPerson(),
    createPerson(),
    createBook({ withQuestions: false }),
  ]);
  const { id } = book;
  await seed({ task: 'questions', book, chapter: 1 });
  await outages({ slowModel: true });
  const ask = ({ token }: { token: string }) =>
    fetch(addressOf(quiz.start, { query: { id, end_chapter: '2' } }), {
      headers: { authorization: `Bearer ${token}` },
    });
  const { answers, atLeast } = collect([ask(one), ask(two)]);
  // The clock may move before the second call waits. Then it moves again, within the lease of the worker.
  let looked = 0;
  await eventually(async () => {
    if (looked++ % 60 === 0 && looked < 240) await advanceClock('PT21S');
    return answers.length === 2 ? answers : undefined;
  });
  for (const answer of await atLeast(2)) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '3']);
    expect(await answer.json()).toMatchObject({ code: 'quiz_being_made', progress: { made: 1, of: 2 } });
  }
  await outages({ slowModel: false });
  expect((await startQuiz(one, id, 2)).status).toBe(200);
});

test('429: a user may have one search for recommendations at a time', async () => {
  const child = await createPerson();
  await child.call(users.update, { body: { interests: { hobbies: ['Building robots'] } } });
  await outages({ slowModel: true });
  const { answers, atLeast } = collect(
    Array.from({ length: 10 }, () => child.call(recommendations.list, { query: {} })),
  );
  expect((await atLeast(9)).map(({ status }) => status)).toEqual(Array(9).fill(429));
  await outages({ slowModel: false });
  await atLeast(10);
  expect(answers.at(-1)?.status).toBe(200);
});

test('200: the lease of a dead function blocks a child for at most two minutes', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook({ withQuestions: false })]);
  await seed({ task: 'wait', userId: child.id, feature: 'quiz' });
  expect((await askForQuiz(child, id, 1)).body.code).toBe('quiz_being_made');
  await advanceClock('PT121S');
  expect((await askForQuiz(child, id, 1)).status).toBe(200);
});

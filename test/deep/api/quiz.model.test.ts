import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { settingsFor } from '../../../lib/settings';
import { createBook, fable } from '../../support/books';
import { advanceClock, outages, resetClock, seed } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { startQuiz } from '../../support/quiz';

afterEach(async () => {
  await outages({ model: false, memory: false });
  await resetClock();
});

const budget = settingsFor('demo').ai.daily.banks;

const start = startQuiz;

const spend = (child: Person, calls: number) =>
  seed({ task: 'spend', userId: child.id, work: 'banks', calls });

test('503: "Failed to generate quiz" while the model is down; 200: afterwards it works immediately', async () => {
  const child = await createPerson();
  const { id } = await createBook({ withQuestions: false });
  await outages({ model: true });
  const { status, body } = await start(child, id, 1);
  expect({ status, ...body }).toEqual({
    status: 503,
    code: 'quiz_generation_failed',
    error: 'Failed to generate quiz',
    retryable: true,
  });
  await outages({ model: false });
  expect((await start(child, id, 1)).status).toBe(200);
});

test('503: all children who wait simultaneously get the error of an outage', async () => {
  const children = await Promise.all([createPerson(), createPerson(), createPerson()]);
  const { id } = await createBook({ withQuestions: false });
  await outages({ model: true });
  const answers = await Promise.all(children.map((child) => start(child, id, 1)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
});

test('429: a child whose AI budget is used up gets a kind message until the next day', async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const { id } = await createBook({ withQuestions: false });
  await start(other, id, 1);
  await spend(child, budget);
  // The questions on the second chapter were ordered ahead of time.
  const { status, body } = await start(child, id, 3);
  expect({ status, ...body }).toEqual({
    status: 429,
    code: 'ai_resting',
    error: 'Wren has worked hard today and needs a rest. Please come back tomorrow.',
    ends: true,
  });
  expect((await start(child, id, 1)).status).toBe(200);
  expect((await start(other, id, 2)).status).toBe(200);
  await advanceClock('P1D');
  expect((await start(child, id, 4)).status).toBe(200);
});

test('200: failed calls of an outage do not count towards the AI budget', async () => {
  const child = await createPerson();
  const { id } = await createBook({ withQuestions: false });
  await spend(child, budget - 1);
  await outages({ model: true });
  expect((await start(child, id, 1)).status).toBe(503);
  expect((await start(child, id, 1)).status).toBe(503);
  await outages({ model: false });
  expect((await start(child, id, 1)).status).toBe(200);
});

test('409: if the model claims to know a book but cannot write questions, the book counts as unknown for all children', async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const { id } = await createBook({ from: fable, withQuestions: false });
  await outages({ memory: true });
  expect((await start(child, id)).body.code).toBe('quiz_book_unknown');
  await outages({ memory: false });
  const { body } = await other.call(books.process, { body: { id, title: 'Any', author: 'Any' } });
  expect(body.book.quiz_possible).toBe(false);
  expect((await start(other, id)).body.code).toBe('quiz_book_unknown');
});

test('409: a model that cannot write questions on some chapters is not called for them again, but for others', async () => {
  const child = await createPerson();
  const { id } = await createBook({ withQuestions: false });
  await outages({ memory: true });
  const { status, body } = await start(child, id, 2);
  expect({ status, ...body }).toEqual({
    status: 409,
    code: 'quiz_chapters_unknown',
    error: 'Wren does not know these chapters well enough to ask about them. Try to stop at another chapter!',
  });
  await outages({ memory: false });
  expect((await start(child, id, 2)).body.code).toBe('quiz_chapters_unknown');
  expect((await start(child, id, 3)).status).toBe(200);
});

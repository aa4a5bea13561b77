import { afterEach, describe, expect, test } from '@jest/globals';
import { quiz } from '../../contract/quiz';
import { createBook } from '../support/books';
import { atRest, outages, seed, useModel } from '../support/cloud';
import { honest, materialOf, taskOf } from '../support/model';
import { createPerson, type Person } from '../support/people';
import { askForQuiz, handIn, startQuiz } from '../support/quiz';
import { scriptedModel } from '../support/scripted-model';

afterEach(() => outages({ queues: false }));
const model = scriptedModel(() => (request) => JSON.stringify(honest(request)));

const emptyBook = (change?: Parameters<typeof createBook>[0]) =>
  createBook({ withQuestions: false, ...change });
const idsOf = async (child: Person, id: string, end: number) =>
  (await startQuiz(child, id, end)).body.quiz.map((question) => question.id);
const writings = () => model.seen.chat.filter((request) => taskOf(request) === 'quiz');

describe('200: questions on a chapter', () => {
  test('are made once for all ranges that contain it, and the next chapter ahead of time', async () => {
    const children = await Promise.all(Array.from({ length: 4 }, () => createPerson()));
    const { id } = await emptyBook();
    await startQuiz(children[0] as Person, id, 1);
    await atRest();
    expect(writings()).toHaveLength(2);
    await useModel('http://127.0.0.1:1');
    expect((await startQuiz(children[1] as Person, id, 2)).status).toBe(200);
    await atRest();
    await useModel(model.url);
    await startQuiz(children[2] as Person, id, 4);
    await atRest();
    const chapters = writings().map((request) => /## Chapter (\d)/.exec(materialOf(request))?.[1]);
    expect(chapters.toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('never see another chapter: no sentence of one is in prompts about another, or in a quiz before it', async () => {
    const child = await createPerson();
    const secret = (number: number) => `Zylophant ${number} sang in the hall.`;
    const { id } = await emptyBook({
      processed: false,
      change: (book) => ({
        ...book,
        chapters: book.chapters.map((one, i) => ({ ...one, text: `${one.text}\n\n${secret(i + 1)}` })),
      }),
    });
    await seed({ task: 'process', bookId: id });
    const { body } = await startQuiz(child, id, 2);
    await atRest();
    expect(model.seen.chat.length).toBeGreaterThan(6);
    for (const request of model.seen.chat) {
      const material = materialOf(request);
      const own = taskOf(request) === 'chapters' ? '1' : /## Chapter (\d)/.exec(material)?.[1];
      const told = [...material.matchAll(/Zylophant (\d)/g)].map(([, number]) => number);
      expect(told.filter((number) => number !== own)).toEqual([]);
    }
    expect(JSON.stringify(body)).not.toMatch(/Zylophant [3-6]/);
    expect(body.quiz.map((question) => question.id.split('.')[0])).not.toContain('3');
  });

  test('that the child has been shown are not asked again while there are others', async () => {
    const [child, { id }] = await Promise.all([createPerson(), createBook()]);
    const first = await idsOf(child, id, 1);
    const second = await idsOf(child, id, 2);
    expect(second.filter((one) => first.includes(one))).toEqual([]);
    expect(second).toHaveLength(10);
  });

  test('always include the last events', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    for (const end of [2, 6]) {
      const last = book.chapters[end - 1]?.questions.at(-1)?.question;
      const { body } = await startQuiz(child, book.id, end);
      expect(body.quiz.at(-1)?.question).toBe(last);
    }
  });
});

test('200: questions of an older prompt, or for older checks, are asked, and made anew on that use; who has them keeps them', async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const book = await emptyBook();
  await seed({ task: 'questions', book, chapter: 1, old: 'checks' });
  await seed({ task: 'questions', book, chapter: 2, old: 'prompt' });
  const { body: given } = await startQuiz(child, book.id, 1);
  expect(new Set(given.quiz.map(({ id }) => id.split('.')[1]))).toEqual(new Set(['1']));
  await atRest();
  expect(writings()).toHaveLength(2);
  expect(new Set((await idsOf(other, book.id, 1)).map((id) => id.split('.')[1]))).toEqual(new Set(['2']));
  expect((await startQuiz(child, book.id, 1)).body).toEqual(given);
  const { body: result } = await handIn(child, given);
  const { body: review } = await child.call(quiz.review, { params: { id: result.quiz_id } });
  expect(review.answers.map(({ user_answer: _, ...question }) => question)).toEqual(given.quiz);
  await atRest();
  expect(writings()).toHaveLength(2);
});

test('200: finished questions replace those of a model, and no model replaces them', async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const book = await emptyBook();
  await seed({ task: 'questions', book, chapter: 6, old: 'checks' });
  await seed({ task: 'questions', book: { ...book, chapters: book.chapters.toReversed() }, chapter: 6 });
  await seed({ task: 'questions', book: { ...book, chapters: book.chapters.toReversed() }, chapter: 6 });
  for (const chapter of [1, 2, 3, 4, 5]) await seed({ task: 'questions', book, chapter });
  const ids = [...(await idsOf(child, book.id, 6)), ...(await idsOf(other, book.id, 6))];
  expect(new Set(ids.filter((id) => id.startsWith('6.')).map((id) => id.split('.')[1]))).toEqual(
    new Set(['2']),
  );
  await atRest();
  expect(writings()).toEqual([]);
});

test('503: while the queue is down nothing is charged, and afterwards it works at once', async () => {
  const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
  await outages({ queues: true });
  expect(await askForQuiz(child, id, 1)).toMatchObject({
    status: 503,
    body: { code: 'quiz_generation_failed' },
  });
  await outages({ queues: false });
  expect((await startQuiz(child, id, 1)).status).toBe(200);
});

test('503: a failed call of the model is not repeated by the queue, and a chapter before the last can be left out', async () => {
  const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
  model.script.chat = (request) => {
    if (/## Chapter 1:/.test(materialOf(request))) throw new Error('down');
    return JSON.stringify(honest(request));
  };
  expect((await askForQuiz(child, id, 1)).body.code).toBe('quiz_generation_failed');
  await atRest();
  expect(writings()).toHaveLength(1);
  const { status, body } = await startQuiz(child, id, 2);
  expect(status).toBe(200);
  expect(new Set(body.quiz.map((question) => question.id.split('.')[0]))).toEqual(new Set(['2']));
});

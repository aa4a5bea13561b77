import { beforeAll, describe, expect, test } from '@jest/globals';
import { settingsFor } from '../../../lib/settings';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  deliver,
  deploy,
  eventually,
  functionLogs,
  queueSizes,
  seed,
} from '../../support/cloud';
import { type ChatRequest, honest, materialOf, taskOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { askForQuiz, startQuiz } from '../../support/quiz';
import { scriptedModel } from '../../support/scripted-model';

// The tests deliver jobs again themselves.
beforeAll(() => deliver('once'));

const model = scriptedModel(() => (request) => JSON.stringify(honest(request)));

const emptyBook = () => createBook({ withQuestions: false });
const writings = () => model.seen.chat.filter((request) => taskOf(request) === 'quiz');
const hasWritten = (times: number) =>
  eventually(async () => (writings().length === times ? true : undefined));

/** Resolves when all jobs are finished but the ones that still wait for the model. */
const onlyHanging = (jobs: number) =>
  eventually(async () => {
    const [, size] = Object.entries(await queueSizes()).find(([id]) => /^QuizWorkerQueue/.test(id)) ?? [];
    return size === jobs ? true : undefined;
  });

const mark = 'So it came late.';

/** Good questions with a recognizable mark. */
const lateAnswer = (request: ChatRequest) => {
  const answer = honest(request);
  const marked = (one: { explanation: string }) => ({ ...one, explanation: `${one.explanation} ${mark}` });
  return JSON.stringify({ ...answer, questions: answer.questions.map(marked) });
};

describe('200: one worker creates an edition', () => {
  test('for several orders of the same chapter', async () => {
    const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
    const job = { book_id: id, chapter: 1, user_id: child.id };
    let go = () => {};
    const released = new Promise<void>((resolve) => {
      go = resolve;
    });
    model.script.chat = async (request) => {
      await released;
      return JSON.stringify(honest(request));
    };
    await seed({ task: 'order', job, times: 4 });
    await eventually(async () => (writings().length > 0 ? true : undefined));
    await seed({ task: 'order', job, times: 2 });
    go();
    await atRest();
    await seed({ task: 'order', job, times: 1 });
    await atRest();
    expect(writings()).toHaveLength(1);
  });

  test('for children who ask simultaneously', async () => {
    const [one, two, { id }] = await Promise.all([createPerson(), createPerson(), emptyBook()]);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    model.script.chat = async (request) => {
      await held;
      return JSON.stringify(honest(request));
    };
    const both = Promise.all([startQuiz(one, id, 1), startQuiz(two, id, 1)]);
    await hasWritten(1);
    release();
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    await atRest();
    const [first, ...next] = writings().map(materialOf);
    expect(first).toContain('## Chapter 1:');
    expect(next.join()).not.toContain('## Chapter 1:');
  });

  test('until its lease ends: then another one takes over, and later results of the first are dropped', async () => {
    const [child, other, { id }] = await Promise.all([createPerson(), createPerson(), emptyBook()]);
    let wakeUp = () => {};
    const late = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    model.script.chat = async (request) => {
      if (taskOf(request) !== 'quiz' || writings().length > 1) return JSON.stringify(honest(request));
      await late;
      return lateAnswer(request);
    };
    await seed({ task: 'order', job: { book_id: id, chapter: 1, user_id: child.id }, times: 1 });
    await hasWritten(1);
    await advanceClock('PT312S');
    const first = await startQuiz(child, id, 1);
    expect(first.status).toBe(200);
    wakeUp();
    await atRest();
    const { body } = await startQuiz(other, id, 1);
    expect(body.quiz.map((question) => question.id)).toEqual(first.body.quiz.map((question) => question.id));
    expect(JSON.stringify(body)).not.toContain(mark);
  });

  test('and no other takes over during its lease, however long the model hangs', async () => {
    const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
    let giveUp = () => {};
    model.script.chat = () =>
      new Promise((_, reject) => {
        giveUp = () => reject(new Error('down'));
      });
    await seed({ task: 'order', job: { book_id: id, chapter: 1, user_id: child.id }, times: 1 });
    await hasWritten(1);
    await advanceClock('PT230S');
    const asked: { told?: Awaited<ReturnType<typeof askForQuiz>> } = {};
    void askForQuiz(child, id, 1).then((answer) => {
      asked.told = answer;
    });
    // The steps of the clock may precede the wait of the call, which then takes 20 seconds. All is shorter than the lease.
    let looked = 0;
    await eventually(async () => {
      if (looked === 20 || looked === 100) await advanceClock('PT12S');
      looked++;
      return asked.told;
    });
    expect(asked.told).toMatchObject({
      status: 409,
      body: { code: 'quiz_being_made', progress: { made: 0, of: 1 } },
    });
    const calls = writings().length;
    giveUp();
    await atRest();
    expect(calls).toBe(1);
  });

  test('and its failure after its lease does not end the lease of the next one', async () => {
    const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
    const endings: (() => void)[] = [];
    model.script.chat = (request) =>
      taskOf(request) === 'quiz'
        ? new Promise((_, reject) => endings.push(() => reject(new Error('down'))))
        : JSON.stringify(honest(request));
    const order = () =>
      seed({ task: 'order', job: { book_id: id, chapter: 1, user_id: child.id }, times: 1 });
    await order();
    await hasWritten(1);
    await advanceClock('PT312S');
    await order();
    await hasWritten(2);
    endings[0]?.();
    const isFailed = (line: string) => line.includes('no questions') && line.includes(id);
    await eventually(async () => (await functionLogs()).some(isFailed) || undefined);
    await order();
    await onlyHanging(1);
    endings[1]?.();
    await atRest();
    expect(writings()).toHaveLength(2);
  });

  test('but its questions are not stored if the book was removed meanwhile', async () => {
    const [child, book] = await Promise.all([createPerson(), emptyBook()]);
    let wakeUp = () => {};
    const late = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    model.script.chat = async (request) => {
      if (taskOf(request) !== 'quiz' || writings().length > 1) return JSON.stringify(honest(request));
      await late;
      return lateAnswer(request);
    };
    await seed({ task: 'order', job: { book_id: book.id, chapter: 1, user_id: child.id }, times: 1 });
    await hasWritten(1);
    await seed({ task: 'deployed', bookId: book.id, hash: 'of its content' });
    await deploy();
    wakeUp();
    await atRest();
    await seed({ task: 'original', book, processed: true });
    const { status, body } = await startQuiz(child, book.id, 1);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(mark);
  });
});

test('200: an order that needs no edition returns its unit of the AI budget once, however often it comes', async () => {
  const [child, made, empty, another] = await Promise.all([
    createPerson(),
    createBook(),
    emptyBook(),
    emptyBook(),
  ]);
  await seed({ task: 'spend', userId: child.id, work: 'banks', calls: settingsFor('demo').ai.daily.banks });
  const job = { book_id: made.id, chapter: 1, user_id: child.id, order: '2026-11-23T10:00:00.000Z' };
  await seed({ task: 'order', job, times: 2 });
  await atRest();
  await seed({ task: 'order', job, times: 2 });
  await atRest();
  expect((await startQuiz(child, empty.id, 1)).status).toBe(200);
  const { status, body } = await startQuiz(child, another.id, 1);
  expect([status, (body as { code?: string }).code]).toEqual([429, 'ai_resting']);
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { bookStatus } from '../../../contract/rules/book-status';
import { settingsFor } from '../../../lib/settings';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  outages,
  queueSizes,
  seed,
} from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

afterEach(() => outages({ model: false, memory: false }));

const choose = async (child: Person, id: string) =>
  (await child.call(books.process, { body: { id, title: 'Any', author: 'Any' } })).body;

const settled = (child: Person, id: string) =>
  eventually(async () => {
    const body = await choose(child, id);
    return body.status === 'processing' ? undefined : body;
  });

/** The number of the worker's failures on a book so far. */
const failures = async (id: string) =>
  (await functionLogs()).filter((line) => line.includes('book not processed') && line.includes(`"${id}"`))
    .length;

/** Resolves when the worker has failed this often and returned the job. Then the job waits for the clock. */
const failedTimes = async (id: string, times: number) => {
  await eventually(async () => ((await failures(id)) >= times ? true : undefined));
  await atRest();
};

const deadLetters = async () =>
  Object.entries(await queueSizes())
    .filter(([name]) => name.includes('DeadLetters'))
    .reduce((sum, [, size]) => sum + size, 0);

test('200: after a brief failure of the model the book is processed', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await outages({ model: true });
  expect((await choose(child, id)).status).toBe('processing');
  await failedTimes(id, 1);
  const between = await choose(child, id);
  expect(between).toMatchObject({ status: 'processing', processing_error: null });
  expect(bookStatus(between.book)).toBe('queued');
  await outages({ model: false });
  await advanceClock('PT3S');
  expect(await settled(child, id)).toMatchObject({ status: 'processed', total_chapters: 6 });
});

test('200: in an outage of the model the book fails after five tries, and can be chosen again', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await outages({ model: true });
  const before = await deadLetters();
  await choose(child, id);
  await failedTimes(id, 1);
  await advanceClock('PT3S');
  await failedTimes(id, 2);
  await advanceClock('PT9S');
  await failedTimes(id, 3);
  await advanceClock('PT27S');
  await failedTimes(id, 4);
  await advanceClock('PT1M21S');
  await failedTimes(id, 5);
  await eventually(async () => ((await deadLetters()) === before + 1 ? true : undefined));
  const given = await settled(child, id);
  expect(given).toMatchObject({ status: 'not_attempted', is_processed: false, chapters: [] });
  expect(given.processing_error).toContain('Wren could not open this book just now');
  expect(bookStatus(given.book)).toBe('not_attempted');

  await outages({ model: false });
  await advanceClock('PT1M');
  expect(await choose(child, id)).toMatchObject({ status: 'processing', processing_error: null });
  expect((await settled(child, id)).status).toBe('processed');
  expect(await failures(id)).toBe(5);
});

test('200: a book that the model did not know is tried again after a week, not before', async () => {
  const child = await createPerson();
  const id = 'the-princess-and-the-goblin';
  const unknown = { status: 'failed', book: { quiz_possible: false } };
  await choose(child, id);
  expect(await settled(child, id)).toMatchObject(unknown);
  await advanceClock('P6D');
  expect((await choose(child, id)).status).toBe('failed');
  await advanceClock('P2D');
  expect((await choose(child, id)).status).toBe('processing');
  expect(await settled(child, id)).toMatchObject(unknown);
});

test('200: a book with a text has quizzes by chapter even if the model does not know it', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await outages({ memory: true });
  await choose(child, id);
  expect(await settled(child, id)).toMatchObject({ status: 'processed', book: { quiz_possible: true } });
});

describe('200: a book that is known as a whole keeps its quiz while it is tried again', () => {
  const model = scriptedModel();
  const answer = (author: string, changes: object = {}) =>
    JSON.stringify({
      knows_book: true,
      author,
      total_chapters: 0,
      chapters: [],
      main_characters: ['Emil', 'Lucy'],
      ...changes,
    });
  const byChapter = { total_chapters: 1, chapters: [{ number: 1, title: 'The Storm' }] };
  const offered = { processing_status: 'failed', quiz_possible: true };
  const spendAll = (child: Person) =>
    seed({
      task: 'spend',
      userId: child.id,
      work: 'chapters',
      calls: settingsFor('demo').ai.daily.chapters,
    });
  const hasQuiz = async (child: Person, id: string) =>
    expect(await child.call(quiz.chapters, { query: { id } })).toMatchObject({
      status: 200,
      body: { message: null, completed: false },
    });

  /** A child with a quiz on a whole book for which another try is due. */
  const due = async (id: string, author: string) => {
    const child = await createPerson();
    model.script.chat = () => answer(author);
    await choose(child, id);
    expect((await settled(child, id)).book).toMatchObject(offered);
    await atRest();
    await advanceClock('P8D');
    model.seen.chat.length = 0;
    return child;
  };

  test('by a child whose budget is used up: the choice is not refused, and the next child causes a try', async () => {
    const [id, author] = ['the-silver-sword', 'Ian Serraillier'];
    const child = await due(id, author);
    const other = await createPerson();
    await spendAll(other);
    expect(await choose(other, id)).toMatchObject({ status: 'failed', book: offered });
    await atRest();
    expect(model.seen.chat).toEqual([]);
    await hasQuiz(child, id);
    model.script.chat = () => answer(author, byChapter);
    expect((await choose(child, id)).status).toBe('processing');
    expect(await settled(child, id)).toMatchObject({ status: 'processed', total_chapters: 1 });
  });

  test('while the model is down, and after the worker has given up', async () => {
    const [id, author] = ['the-water-babies', 'Charles Kingsley'];
    const child = await due(id, author);
    model.script.chat = () => Promise.reject(new Error('down'));
    expect(await choose(child, id)).toMatchObject({ status: 'processing', book: offered });
    for (const [times, wait] of [
      [1, 'PT3S'],
      [2, 'PT9S'],
      [3, 'PT27S'],
      [4, 'PT1M21S'],
      [5, 'PT1S'],
    ] as const) {
      await failedTimes(id, times);
      await hasQuiz(child, id);
      await advanceClock(wait);
    }
    expect(await settled(child, id)).toMatchObject({
      status: 'failed',
      processing_error: null,
      book: offered,
    });
    await hasQuiz(child, id);
  });

  test('when the answer is worse, and the next try is a week later', async () => {
    const [id, author] = ['little-women', 'Louisa May Alcott'];
    const child = await due(id, author);
    model.script.chat = () => answer(author, { knows_book: false });
    await choose(child, id);
    expect((await settled(child, id)).book).toMatchObject(offered);
    await hasQuiz(child, id);
    await atRest();
    const calls = model.seen.chat.length;
    expect(calls).toBeGreaterThan(0);
    await advanceClock('P6D');
    expect((await choose(child, id)).status).toBe('failed');
    await atRest();
    expect(model.seen.chat).toHaveLength(calls);
    await advanceClock('P2D');
    expect((await choose(child, id)).status).toBe('processing');
    await atRest();
  });

  test('and several children who choose it simultaneously cause one try', async () => {
    const [id, author] = ['treasure-island', 'Robert Louis Stevenson'];
    const child = await due(id, author);
    await Promise.all([choose(child, id), choose(child, id), choose(await createPerson(), id)]);
    await settled(child, id);
    await atRest();
    // One try has two independent answers.
    expect(model.seen.chat).toHaveLength(2);
  });
});

import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../contract/books';
import { bookStatus } from '../../contract/rules/book-status';
import { createBook } from '../support/books';
import { advanceClock, atRest, eventually, functionLogs, outages, queueSizes } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

afterEach(() => outages({ model: false, memory: false }));

const choose = async (child: Person, id: string) =>
  (await child.call(books.process, { body: { id, title: 'Any', author: 'Any' } })).body;

const settled = (child: Person, id: string) =>
  eventually(async () => {
    const body = await choose(child, id);
    return body.status === 'processing' ? undefined : body;
  });

/** How often the worker has failed on a book so far. */
const failures = async (id: string) =>
  (await functionLogs()).filter((line) => line.includes('book not processed') && line.includes(`"${id}"`))
    .length;

/** Resolves once the worker has failed this often and has returned the job: from then on the job waits for the clock. */
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

test('200: during an outage of the model the book fails after five tries, and can be chosen again', async () => {
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

test('200: a book that the model did not know is asked about again after a week, and not before', async () => {
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

test('200: a book with a text can be asked about by chapter, also when the model does not know it', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  await outages({ memory: true });
  await choose(child, id);
  expect(await settled(child, id)).toMatchObject({ status: 'processed', book: { quiz_possible: true } });
});

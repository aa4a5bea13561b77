import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { bookStatus, bookStatusLabels, hasNoQuiz } from '../../contract/rules/book-status';
import { createBook, fable } from '../support/books';
import { atRest, cloud, deliver, eventually, functionLogs, outages, queueSizes } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

// The tests deliver jobs again themselves.
beforeAll(() => deliver('once'));

afterEach(() => outages({ model: false, catalogue: false }));

const choose = (child: Person, id: string, facts = {}) =>
  child.call(books.process, { body: { id, title: 'Any', author: 'Any', ...facts } });

const settled = (child: Person, id: string) =>
  eventually(async () => {
    const { body } = await choose(child, id);
    return body.status === 'processing' ? undefined : body;
  });

const timesSettled = async (id: string) =>
  (await functionLogs()).filter((line) => line.includes('book settled') && line.includes(`"${id}"`)).length;

const waiting = async () => Object.values(await queueSizes()).reduce((sum, size) => sum + size, 0);

const labelOf = ({ book }: { book: Parameters<typeof bookStatus>[0] }) => bookStatusLabels[bookStatus(book)];

/** Delivers a job a second time, as SQS may at any time. */
const deliverAgain = async (bookId: string) => {
  const queue = Object.keys(await queueSizes()).find((id) => id.startsWith('BooksWorkerQueue'));
  const response = await fetch(`${cloud.url}/_local/sqs`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({
      QueueUrl: `${cloud.url}/_local/sqs/${queue}`,
      MessageBody: JSON.stringify({ book_id: bookId }),
    }),
  });
  expect(response.status).toBe(200);
};

test('200: a book becomes processed, with its chapters', async () => {
  const child = await createPerson();
  const book = await createBook({ processed: false });
  const first = await choose(child, book.id);
  expect(first.body).toMatchObject({ status: 'processing', is_processed: false, chapters: [] });
  expect(['In Queue', 'Processing']).toContain(labelOf(first.body));
  const done = await settled(child, book.id);
  expect(done).toMatchObject({
    status: 'processed',
    is_processed: true,
    total_chapters: 6,
    processing_error: null,
    chapters: book.chapters.map(({ title }, i) => ({ chapter_number: i + 1, chapter_title: title })),
  });
  expect(labelOf(done)).toBe('By Chapter');
});

test('200: a processed book that the model does not know has no quiz', async () => {
  const child = await createPerson();
  const id = 'the-silver-sword';
  const done = await settled(child, id);
  expect(done).toMatchObject({ status: 'failed', is_processed: false, chapters: [], total_chapters: null });
  expect(done.book.quiz_possible).toBe(false);
  expect(labelOf(done)).toBe('By Full Book');
  expect(hasNoQuiz(done.book, false)).toBe(true);
  const message = 'Wren has not read this book, so there is no quiz for it yet. Try another one!';
  expect((await child.call(quiz.chapters, { query: { id } })).body).toMatchObject({
    valid_chapters: [],
    completed: false,
    message,
  });
  const { status, body } = await child.call(quiz.start, { query: { id } });
  expect({ status, ...body }).toEqual({ status: 409, code: 'quiz_book_unknown', error: message });
});

test('200: a book without chapters is offered as a whole', async () => {
  const child = await createPerson();
  const { id } = await createBook({ from: fable, processed: false });
  const done = await settled(child, id);
  expect(labelOf(done)).toBe('By Full Book');
  expect(done.book.quiz_possible).toBe(true);
  expect((await child.call(quiz.start, { query: { id } })).status).toBe(200);
});

test('200: a new book that ten children choose simultaneously is processed once', async () => {
  const id = 'the-wonderful-flight-to-the-mushroom-planet';
  const children = await Promise.all(Array.from({ length: 10 }, () => createPerson()));
  const waitingBefore = await waiting();
  const answers = await Promise.all(children.map((child) => choose(child, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  for (const { body } of answers) expect(['processing', 'failed']).toContain(body.status);
  await Promise.all(children.map((child) => settled(child, id)));
  await eventually(async () => ((await waiting()) === waitingBefore ? true : undefined));
  expect(await timesSettled(id)).toBe(1);
});

test('200: a repeated job of a processed book calls no model and changes nothing', async () => {
  const child = await createPerson();
  const { id } = await createBook({ processed: false });
  const before = await settled(child, id);
  await atRest();
  const times = await timesSettled(id);
  await outages({ model: true });
  await deliverAgain(id);
  await eventually(async () => ((await timesSettled(id)) > times ? true : undefined));
  await atRest();
  expect((await choose(child, id)).body).toEqual(before);
});

test("200: the catalogue's facts count, not the browser's", async () => {
  const child = await createPerson();
  const { body } = await choose(child, 'a-wizard-of-earthsea', {
    title: 'Buy cheap shoes',
    author: 'Spammer',
    publishedYear: 1,
    thumbnail: 'https://evil.test/x.png',
  });
  expect(body.book).toMatchObject({
    title: 'A Wizard of Earthsea',
    author: 'Ursula K. Le Guin',
    publishedYear: 1968,
    thumbnail: null,
  });
});

test('404: an id that neither the library nor the catalogue has', async () => {
  const { status, body } = await choose(await createPerson(), 'no-such-book-anywhere');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'book_not_found' });
});

test('503: while the catalogue is down a new book cannot be looked up; 200: a book of the library can be chosen', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  await outages({ catalogue: true });
  const { status, body } = await choose(child, 'encyclopedia-brown-boy-detective');
  expect({ status, error: body.error }).toEqual({
    status: 503,
    error: 'Failed to queue book for processing',
  });
  expect((await choose(child, id)).body.status).toBe('processed');
});

test.each(['', '../secrets', 'BOOK#1', 'x'.repeat(81)])('400: %j is not a book id', async (id) => {
  const { status, body } = await choose(await createPerson(), id);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' });
});

import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { removeBook } from '../../lambdas/books/remove-book';
import { addToLibrary, newBook } from '../../lambdas/books/take-in';
import { bookVectors } from '../../lambdas/books/vector-store';
import { placedBooks } from '../../lambdas/books/vectors';
import { startDynamoDb } from '../../local/dynamodb';
import { openDirectly } from '../support/direct-table';
import { startModel } from '../support/model';
import { sendDirectly } from '../support/send-directly';
import { createTable } from '../support/table';

const clock = { now: Date.parse('2026-11-24T10:00:00Z') };
let engine: Awaited<ReturnType<typeof startDynamoDb>>;
let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: () => clock.now });
  [engine, model] = await Promise.all([startDynamoDb({ now: () => clock.now }), startModel()]);
  sendDirectly(DynamoDBDocumentClient);
  openDirectly(engine);
  Object.assign(process.env, model.environment, {
    TABLE_NAME: 'Books',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
    AI_EMBEDDING_MODEL: 'present',
  });
  await createTable(engine.url, 'Books');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  model.stop();
  await engine.close();
});
beforeEach(() => {
  // Later than the minute for which books are kept.
  clock.now += 61_000;
  model.reset();
});

const facts = { publishedYear: null, thumbnail: null, cover_url: null, one_liner: null, description: null };

const hold = (id: string) =>
  addToLibrary({
    ...newBook({ ...facts, id, title: `Title of ${id}`, author: 'Author' }),
    subjects: ['cats'],
  });

const former = { vector: Uint8Array.from([1, 2, 3]), has_text: false, reading_grade: null };
const storeFormer = (id: string, by: object = {}) =>
  bookVectors.put({ ...former, book_id: id, work: id, title: '', subjects: [], model: '', ...by });

const embeddings = () => model.seen.all.filter((request) => request.startsWith('/embeddings'));
const lengths = async () =>
  Object.fromEntries((await placedBooks()).map(({ id, vector }) => [id, vector.length]));

test('vectors of another model are made again before they are compared, and those of the present one are kept', async () => {
  for (const id of ['other', 'unnamed', 'present']) await hold(id);
  await storeFormer('other', { model: 'former' });
  await storeFormer('unnamed');
  await storeFormer('present', { model: 'present' });
  expect(await lengths()).toEqual({ other: 256, unnamed: 256, present: 3 });
  expect(embeddings()).toHaveLength(1);
  clock.now += 61_000;
  expect(await placedBooks()).toContainEqual(
    expect.objectContaining({ id: 'other', title: 'Title of other', subjects: ['cats'] }),
  );
  expect(embeddings()).toHaveLength(1);
});

test('no vector of another model is compared while it cannot be made again', async () => {
  await hold('waiting');
  await storeFormer('waiting', { model: 'former' });
  model.script.embed = () => [];
  await expect(placedBooks()).rejects.toThrow();
  await removeBook('waiting');
  expect(await lengths()).not.toHaveProperty('waiting');
});

test('a vector whose book is gone is not made again and not compared', async () => {
  await storeFormer('gone', { model: 'former' });
  expect(await lengths()).not.toHaveProperty('gone');
  expect(embeddings()).toEqual([]);
  await bookVectors.remove({ book_id: 'gone' });
});

test('a vector that is longer than 1 keeps its direction', async () => {
  await hold('long');
  await storeFormer('long', { model: 'former' });
  model.script.embed = (entries) => entries.map((entry) => ({ ...entry, embedding: [300, -150, 0] }));
  const found = (await placedBooks()).find(({ id }) => id === 'long');
  expect([...(found?.vector ?? [])]).toEqual([127, -63, 0]);
});

import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import type { Call, Endpoint } from '../../contract/endpoint';
import { quiz } from '../../contract/quiz/endpoints';
import { rewards } from '../../contract/rewards/endpoints';
import { createBook } from '../support/books';
import { addressOf, createPerson, type Person } from '../support/people';

let child: Person;
let bookId: string;
beforeAll(async () => {
  [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
});

/** Loads without `fetch`, which would decompress the answer. */
const load = async <E extends Endpoint>(endpoint: E, input: Call<E>, accepted?: string) => {
  const headers = {
    authorization: `Bearer ${child.token}`,
    ...(accepted !== undefined && { 'accept-encoding': accepted }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(addressOf(endpoint, input), { headers }, resolve).on('error', reject),
  );
  return { coding: response.headers['content-encoding'], bytes: await buffer(response) };
};

const quizUpTo3 = () => ({ query: { id: bookId, end_chapter: '3' } });

test('a streamed answer is compressed to less than half, with the same content', async () => {
  const plain = await load(quiz.start, quizUpTo3());
  const small = await load(quiz.start, quizUpTo3(), 'br, gzip');
  expect([plain.coding, small.coding]).toEqual([undefined, 'gzip']);
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(JSON.parse(gunzipSync(small.bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()));
});

test('a buffered answer is compressed too', async () => {
  const search = { query: { q: 'the' } };
  const plain = await load(books.autocomplete, search);
  const small = await load(books.autocomplete, search, 'gzip, deflate, br');
  expect(plain.bytes.length).toBeGreaterThan(1024);
  expect([plain.coding, small.coding]).toEqual([undefined, 'gzip']);
  expect(gunzipSync(small.bytes)).toEqual(plain.bytes);
});

test.each(['identity', 'br', 'gzip;q=0'])(
  'a client that accepts only %s gets the answer uncompressed',
  async (accepted) => {
    expect((await load(quiz.start, quizUpTo3(), accepted)).coding).toBeUndefined();
  },
);

test('a short answer is not compressed', async () => {
  const short = await load(rewards.gems, {}, 'gzip');
  expect(short.bytes.length).toBeLessThan(1024);
  expect(short.coding).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { advanceClock, outages, resetClock } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { createPerson } from '../../support/people';

afterEach(async () => {
  await outages({ catalogue: false });
  await resetClock();
});

interface Fact {
  readonly id: string;
  readonly title: string;
  readonly audience?: string;
}

const facts: Fact[] = JSON.parse(readFileSync('local/catalogue/books.json', 'utf8'));
/** The limit is forty calls a minute, and a minute may end during the calls. */
const most = 80;

/** More books than the limit. Their titles are plain words, so that the title finds each book. */
const forChildren = facts
  .filter(({ audience, title }) => audience === undefined && /^[A-Za-z ]+$/.test(title))
  .slice(0, most + 10);

/** Asks ten at a time, so that a busy machine does not reach the timeout of the catalogue. */
const askForEach = async <T>(ask: (book: Fact) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let i = 0; i < forChildren.length; i += 10)
    answers.push(...(await Promise.all(forChildren.slice(i, i + 10).map(ask))));
  return answers;
};

test('429: a user over the search limit gets only results of the library, and the catalogue’s a minute later', async () => {
  const child = await createPerson();
  const answers = await askForEach(({ title }) => child.call(books.autocomplete, { query: { q: title } }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const found = answers.filter(({ status }) => status === 200);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(most);
  const missed = forChildren[answers.findIndex(({ status }) => status === 429)];
  if (missed === undefined) throw new Error('Every search was answered');
  await advanceClock('PT1M');
  const { body } = await child.call(books.autocomplete, { query: { q: missed.title } });
  expect(body.map(({ id }) => id)).toContain(missed.id);
});

test('429: previews of books outside the library share the limit of the user', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const answers = await askForEach(({ id }) => child.call(books.preview, { query: { id } }));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(forChildren.length - most);
  expect(codeOf(refused[0] as (typeof refused)[number])).toBe('too_many_requests');
  expect((await other.call(books.preview, { query: { id: 'matilda' } })).status).not.toBe(429);
});

test('404: a work that the catalogue does not have is cached for a day', async () => {
  const child = await createPerson();
  const ask = async () => codeOf(await child.call(books.preview, { query: { id: 'no-such-work' } }));
  expect(await ask()).toBe('book_not_found');
  await outages({ catalogue: true });
  expect(await ask()).toBe('book_not_found');
  await advanceClock('P2D');
  expect(await ask()).toBe('preview_unavailable');
});

test('200: an empty search result is cached', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const ask = (by: typeof child) => by.call(books.autocomplete, { query: { q: 'qwxzzy nothing' } });
  expect((await ask(child)).body).toEqual([]);
  await outages({ catalogue: true });
  expect((await ask(other)).body).toEqual([]);
});

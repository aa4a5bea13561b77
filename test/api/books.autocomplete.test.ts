import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { readLibrary } from '../../lambdas/stock/own-books';
import { createBook } from '../support/books';
import { outages, seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

const [template] = readLibrary('library');
let child: Person;

beforeAll(async () => {
  child = await createPerson();
});
afterEach(() => outages({ catalogue: false }));

const one_liner = 'Pages.';

/** A word that no other test searches. */
const newWord = () => `w${randomUUID().slice(0, 8)}`;

const addToLibrary = async (title: string, author = 'Nobody') => {
  if (template === undefined) throw new Error('The library is empty');
  // About a subject of no other test, because other tests recommend from the same library.
  const about = { one_liner, description: one_liner };
  const book = { ...template, ...about, id: `book-${randomUUID()}`, title, author };
  await seed({ task: 'original', book, processed: false });
  return book.id;
};

const search = async (q: string) => {
  const { status, body } = await child.call(books.autocomplete, { query: { q } });
  expect(status).toBe(200);
  return body;
};

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('200: results of the library precede those of the catalogue', async () => {
  const ours = await addToLibrary('Yodelling Moominland Comets');
  const found = await search('comet moominland');
  expect(found.map(({ id, in_database }) => [id, in_database])).toEqual([
    [ours, true],
    ['comet-in-moominland', false],
  ]);
});

test('200: a suggestion has exactly the declared fields', async () => {
  const word = newWord();
  const id = await addToLibrary(`About ${word}`);
  expect(await search(word)).toEqual([
    {
      id,
      title: `About ${word}`,
      author: 'Nobody',
      publishedYear: 2026,
      thumbnail: template?.cover,
      cover_url: template?.cover,
      one_liner,
      description: one_liner,
      in_database: true,
      processing_status: 'not_attempted',
      queued_at: null,
      total_chapters: null,
      reading_grade: 4,
      quiz_possible: null,
      why: 'In the title',
      meant: null,
    },
  ]);
});

test('200: the search finds authors and beginnings of words, in any order, case and accents', async () => {
  const word = newWord();
  const id = await addToLibrary('The Café of Åsa', `Ángel ${word}`);
  for (const q of [word, `${word.slice(0, 7)} caf`, `CAFÉ ${word}`, `asa angel ${word}`, ` ${word}!`])
    expect(idsOf(await search(q))).toEqual([id]);
  expect(await search(`${word} tea`)).toEqual([]);
});

test('200: two characters are enough', async () => {
  expect(idsOf(await search('it'))).not.toHaveLength(0);
});

test('200: there are at most eight results', async () => {
  const word = newWord();
  await Promise.all(Array.from({ length: 9 }, (_, i) => addToLibrary(`Volume ${i} of ${word}`)));
  expect(await search(word)).toHaveLength(8);
});

test('200: a catalogue book in the library is shown once, with its status', async () => {
  const id = 'stig-of-the-dump';
  expect(await search('stig dump')).toMatchObject([{ id, in_database: false }]);
  await child.call(books.add, { body: { book_id: id, stage: 'want_to_read' } });
  expect(await search('stig dump')).toMatchObject([{ id, in_database: true }]);
});

test('200: while the catalogue is down the library is still searched', async () => {
  const word = newWord();
  const id = await addToLibrary(`On ${word}`);
  await outages({ catalogue: true });
  expect(idsOf(await search(word))).toEqual([id]);
});

test('200: results of the catalogue from before an outage are answered during it', async () => {
  const before = await search('harriet spy');
  expect(idsOf(before)).toEqual(['harriet-the-spy']);
  await outages({ catalogue: true });
  expect(await search('Harriet, SPY!')).toEqual(before);
});

test('200: while the catalogue is down a misspelled word still finds a book of the library', async () => {
  const { id } = await createBook({ from: 'saltwind-and-the-map-of-whales', processed: false });
  await outages({ catalogue: true });
  expect(idsOf(await search('saltwnid'))).toContain(id);
});

test('503: while the catalogue is down an empty result is not reported as final', async () => {
  await outages({ catalogue: true });
  const { status, body } = await child.call(books.autocomplete, { query: { q: newWord() } });
  expect({ status, body }).toEqual({
    status: 503,
    body: { error: 'Failed to fetch search results', code: 'search_unavailable', retryable: true },
  });
});

test('200: an outage is not cached, so hidden results are found after it', async () => {
  await outages({ catalogue: true });
  const { status } = await child.call(books.autocomplete, { query: { q: 'flat stanley' } });
  expect(status).toBe(503);
  await outages({ catalogue: false });
  expect(idsOf(await search('flat stanley'))).toEqual(['flat-stanley']);
});

test('200: punctuation without a word finds nothing', async () => {
  expect(await search('?!')).toEqual([]);
});

test.each(['', 'a', ' a ', 'x'.repeat(101)])('400: %j is too short or too long for a search', async (q) => {
  const { status, body } = await child.call(books.autocomplete, { query: { q } });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' });
});

test('200: a book that librarians did not file for children is not suggested and cannot be chosen', async () => {
  const child = await createPerson();
  expect((await child.call(books.autocomplete, { query: { q: 'dracula' } })).body).toEqual([]);
  const chosen = await child.call(books.process, {
    body: { id: 'dracula', title: 'Dracula', author: 'Bram Stoker' },
  });
  expect(chosen).toMatchObject({ status: 404, body: { code: 'book_not_found' } });
});

test('200: a misspelled word finds the book when there is no other result', async () => {
  const child = await createPerson();
  const { id } = await createBook({ from: 'saltwind-and-the-map-of-whales', processed: false });
  const { body } = await child.call(books.autocomplete, { query: { q: 'saltwnid' } });
  expect(body.map((book) => book.id)).toContain(id);
});

test('200: an ISBN finds its book with or without hyphens, and a number with a wrong check digit is a word', async () => {
  for (const q of ['9780064400558', '978-0-06-440055-8'])
    expect(idsOf(await search(q))).toEqual(['charlottes-web']);
  expect(await search('9780064400559')).toEqual([]);
});

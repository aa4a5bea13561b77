import { beforeAll, describe, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { readLibrary } from '../../lambdas/stock/own-books';
import { seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';
import { searches } from '../support/searches';

/** Each may search the catalogue 40 times a minute. */
const children: Person[] = [];
let searched = 0;

beforeAll(async () => {
  for (let i = 0; i < 8; i++) children.push(await createPerson());
  for (const book of readLibrary('library')) await seed({ task: 'original', book, processed: true });
});

const search = async (q: string) => {
  const child = children[searched++ % children.length] as Person;
  const { status, body } = await child.call(books.autocomplete, { query: { q } });
  expect(status).toBe(200);
  return body;
};

describe('200: what children type finds its books', () => {
  test.each(searches)('%s', async (q, ...expected) => {
    const ids = (await search(q)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(expected));
  });
});

describe('200: each hit says why it was found', () => {
  test.each([
    ['dragon baked', 'the-dragon-who-baked-bread', 'In the title'],
    ['storytellers', 'a-fat-cat-in-a-bed', 'By Inkwren Storytellers'],
    ['brundle', 'the-dragon-who-baked-bread', 'With Brundle'],
    ['mango', 'the-market-that-walked', 'In the series “The Mango Steps Mysteries”'],
    ['toilets', 'follow-that-flush', 'About toilets'],
    ['soccer', 'goalkeeper-of-gull-street', 'About football'],
    ['camels funny', 'the-sneeze-that-went-away', 'About camels · Kind of book: funny'],
    ['comet moominland', 'comet-in-moominland', 'In the title'],
    ['tove jansson', 'comet-in-moominland', 'By Tove Jansson'],
  ])('%s', async (q, id, why) => {
    expect((await search(q)).find((hit) => hit.id === id)).toMatchObject({ why, meant: null });
  });

  test('and names the word that was searched instead of a misspelled one', async () => {
    expect((await search('futball'))[0]).toMatchObject({ why: 'About football', meant: 'football' });
  });
});

test('200: a whole word precedes longer words, and a title precedes topics', async () => {
  const [first] = await search('robot');
  expect(first?.id).toBe('the-robot-in-room-twelve');
  expect((await search('market')).map(({ id }) => id).slice(0, 2)).toEqual([
    'the-market-that-walked',
    'paws-of-the-night-market',
  ]);
});

import { beforeAll, expect } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { atRest, seed, tableUsed, testOnOwnEngine } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { searches } from '../../support/searches';

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

testOnOwnEngine('a search takes at most 5 read units beside those of the door', async () => {
  const unitsOf = async (act: () => Promise<unknown>) => {
    await atRest();
    const before = (await tableUsed()).length;
    await act();
    const own = (await tableUsed()).slice(before).filter(({ caller }) => caller.startsWith('Books'));
    return own.reduce((sum, { readUnits }) => sum + readUnits, 0);
  };
  const door = await unitsOf(() => search('!!'));
  const used = [];
  for (const [q] of searches) used.push([q, (await unitsOf(() => search(q))) - door] as const);
  expect(used.filter(([, units]) => units > 5)).toEqual([]);
});

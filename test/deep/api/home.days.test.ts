import { afterEach, expect, test } from '@jest/globals';
import { home } from '../../../contract/home/endpoints';
import { createBook } from '../../support/books';
import { advanceClock, resetClock } from '../../support/cloud';
import { createComic } from '../../support/comics';
import { codeOf } from '../../support/endpoints';
import { dayOf, finishChapter } from '../../support/home';
import { createPerson } from '../../support/people';

afterEach(resetClock);

test('200: the surprises of two days in a row are of two kinds, and all that the child did has its turn', async () => {
  const [child, { id }] = [await createPerson(), await createBook()];
  for (const chapter of [1, 2]) {
    await advanceClock('PT10M');
    await finishChapter(child, id, chapter);
  }
  const kinds: (string | undefined)[] = [];
  for (let i = 0; i < 14; i++) {
    kinds.push((await dayOf(child)).surprise?.kind);
    await advanceClock('P1D');
  }
  expect(new Set(kinds)).toEqual(new Set(['word', 'line', 'words']));
  expect(kinds.filter((kind, i) => kind === kinds[i + 1])).toEqual([]);
});

test('200: a comic of four weeks ago can be the surprise, for its author only', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const comic = await createComic(child);
  await advanceClock('P27D');
  expect((await dayOf(child)).surprise).toBeNull();
  expect(codeOf(await child.call(home.oldComic, {}))).toBe('comic_not_found');
  await advanceClock('P1D');
  await advanceClock('PT1H');
  expect((await dayOf(child)).surprise).toEqual({ kind: 'comic', id: comic.id });
  const { status, body } = await child.call(home.oldComic, {});
  expect([status, body.created_at, body.alt]).toEqual([200, comic.created_at, comic.alt]);
  expect(body.picture.webp).toMatch(/^\/media\//);
  expect(codeOf(await other.call(home.oldComic, {}))).toBe('comic_not_found');
});

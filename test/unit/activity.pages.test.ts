import { expect, test } from '@jest/globals';
import { allPages } from '../../lambdas/activity/all-pages';
import { readPage } from '../../lambdas/activity/page';

test('a list is read page by page up to its last one, also when a page is empty', async () => {
  const pages = [
    { items: [1, 2], next: 'second' },
    { items: [], next: 'third' },
    { items: [3], next: null },
  ];
  const asked: (string | undefined)[] = [];
  const found = await allPages(async (cursor) => {
    asked.push(cursor);
    return pages[asked.length - 1] ?? { items: [], next: null };
  });
  expect(found).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, 'second', 'third']);
});

test.each([
  ['a page ends within a short batch', 90, (id: number) => id > 50 || id % 2 === 0, 50],
  ['a page ends within a whole batch', 120, (id: number) => id % 2 === 0, 50],
  ['all are on one page', 30, () => true, 30],
  ['the last item ends a page', 50, () => true, 50],
  ['none belongs', 60, () => false, 0],
])('no activity is lost or repeated between pages of 50 when %s', async (_, many, belongs, onFirst) => {
  const all = Array.from({ length: many }, (_, i) => String(i + 1));
  let reads = 0;
  const page = (cursor?: string) =>
    readPage(
      {
        read: async (before, limit) => {
          reads++;
          return all.filter((id) => Number(id) > Number(before ?? 0)).slice(0, limit);
        },
        idOf: (id) => id,
        dayOf: (id) => id,
      },
      { cursor, belongs: (day) => belongs(Number(day)) },
    );
  expect((await page()).items).toHaveLength(onFirst);
  reads = 0;
  expect(await allPages(page)).toEqual(all.filter((id) => belongs(Number(id))));
  expect(reads).toBeLessThanOrEqual(Math.floor(many / 50) + 2);
});

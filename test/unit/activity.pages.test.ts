import { expect, test } from '@jest/globals';
import { allPages, everyDay } from '../../lambdas/activity/all-pages';

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
  expect(everyDay()).toBe(true);
});

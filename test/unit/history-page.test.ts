import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { historyPage } from '../../lambdas/platform/history-page';

const pagesOf = async (entries: readonly string[], size: number) => {
  const pages: string[][] = [];
  for (let cursor: string | undefined; ; ) {
    const { page, next } = await historyPage(
      async (before, limit) => entries.filter((id) => before === undefined || id < before).slice(0, limit),
      cursor,
      { size, id: (entry) => entry },
    );
    pages.push(page);
    if (next === null) return pages;
    cursor = next;
  }
};

test('the pages of a history contain every entry once, and only the last page has no cursor', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 7 }), fc.nat({ max: 30 }), async (size, many) => {
      const entries = Array.from({ length: many }, (_, i) => String(9000 - i));
      const pages = await pagesOf(entries, size);
      expect(pages.flat()).toEqual(entries);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(many / size)));
    }),
    {
      examples: [
        [5, 4],
        [5, 5],
        [5, 6],
        [5, 10],
      ],
    },
  );
});

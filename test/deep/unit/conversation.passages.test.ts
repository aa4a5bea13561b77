import { expect, test } from '@jest/globals';
import { passagesOn } from '../../../lambdas/companion/conversation/passages';
import { readLibrary } from '../../../lambdas/stock/own-books';

test.each(readLibrary('library').map((book) => [book.title, book] as const))(
  'the check of a long reply about all of %s gets passages, and at most 2,800 characters of them',
  (_, book) => {
    const chapters = book.chapters.map(({ title, text }, i) => ({ number: i + 1, title, text }));
    const sentences = book.chapters.flatMap(({ text }) => text.match(/[^.!?]{40,}[.!?]/)?.[0] ?? []);
    const passages = passagesOn({ chapters }, sentences);
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(2800);
  },
);

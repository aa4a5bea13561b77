import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readLibrary } from '../../../lambdas/stock/own-books';

const site = 'frontend/public';
const covers = readLibrary('library').map(({ id, title, cover }) => ({
  id,
  title,
  file: path.join(site, cover),
}));

test('each of our own books has a cover, and each cover a book', () => {
  expect(covers.filter(({ file }) => !existsSync(file)).map(({ id }) => id)).toEqual([]);
  expect(readdirSync(path.join(site, 'covers'))).toHaveLength(covers.length);
});

test.each(covers)(
  'the cover of $title is small, names its book, and has no scripts or external resources',
  ({ title, file }) => {
    const drawing = readFileSync(file, 'utf8');
    expect(statSync(file).size).toBeLessThanOrEqual(20_000);
    expect(drawing).toContain(`<title>${title}</title>`);
    expect(drawing).not.toMatch(/<script|<text|<image|\bon\w+=|href/);
  },
);

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { bundleFunctions } from '../../../lib/bundling/bundle';
import { functions } from '../../../lib/functions';

const out = mkdtempSync(path.join(tmpdir(), 'inkwren-bundles-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the books are deployed without the answers of the laptop’s tutor', async () => {
  const { stock = '' } = await bundleFunctions(
    out,
    functions.filter(({ name }) => name === 'stock'),
  );
  const files = readdirSync(path.join(stock, 'library'), { recursive: true }).map(String);
  expect(files.filter((file) => file.endsWith('answers.json'))).toEqual([]);
  const [deployed, ours] = [readLibrary(path.join(stock, 'library')), readLibrary('library')];
  expect(deployed).toEqual(ours.map((book) => ({ ...book, answers: [], voices: {} })));
  expect(ours.filter(({ answers }) => answers.length === 0)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const folder = path.resolve(__dirname, '../../docs/adr');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted();
const index = read('README.md')
  .split('\n')
  .filter((line) => line.startsWith('| ['));

const record = (file: string) => {
  const text = read(file);
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  const [, date] = /^- Date: (\d{4}-\d\d-\d\d)$/m.exec(text) ?? [];
  const [, status] = /^- Status: (accepted|(?:amended|superseded) by .+)$/m.exec(text) ?? [];
  const [, rejected] = /\n## Rejected\n\n((?:- .+\n(?: {2}.+\n)*)+)$/.exec(text) ?? [];
  return { number: Number(number), title, date, status, rejected };
};

const linksIn = (text: string) =>
  [...text.matchAll(/\[(\d+)\]\(([^)]+)\)/g)].map(([, number, file]) => ({ number: Number(number), file }));

describe.each(files)('docs/adr/%s', (file) => {
  const { number, title, date, status, rejected } = record(file);

  test('has a number, a date, a status and what was rejected', () => {
    expect(file).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z-]+\\.md$`));
    expect([title, date, status, rejected]).not.toContain(undefined);
  });

  test('names later records that change it, by links that exist', () => {
    const later = linksIn(status ?? '');
    expect(later.length > 0).toBe(status !== 'accepted');
    for (const link of later) {
      expect(link.number).toBeGreaterThan(number);
      expect(link.file).toMatch(new RegExp(`^${String(link.number).padStart(4, '0')}-`));
    }
    for (const link of linksIn(read(file)).filter(({ file: to }) => /^\d{4}-/.test(to ?? '')))
      expect(files).toContain(link.file);
  });

  test('has its line in the index', () => {
    const plain = status?.replace(/\[(\d+)\]\([^)]+\)/g, '$1');
    expect(index).toContain(`| [${number}](${file}) | ${title} | ${date} | ${plain} |`);
  });
});

test('the index lists every record once, in order', () => {
  expect(index.flatMap(linksIn).map(({ file }) => file)).toEqual(files);
});

import { expect, test } from '@jest/globals';
import { readingGrade } from '../../../contract/rules/reading-grade';
import { type Budget, newBudget } from '../../../lambdas/imports/text/budget';
import { line } from '../../../lambdas/imports/text/clean';
import { readUpload } from '../../../lambdas/imports/text/read-upload';
import { speakersIn } from '../../../lambdas/imports/text/speakers';
import type { Unreadable } from '../../../lambdas/imports/text/unreadable';
import { madeChapters, makeEpub, zip } from '../../support/epub';

/** Reads a file, and counts the budget that it spends. */
const read = async (file: Buffer) => {
  const spent = { entries: 0, bytes: 0, nodes: 0, paragraphs: 0, lines: 0, pages: 0, contents: 0 };
  // The time has its own test; asking for it takes a fifth of this suite's.
  const budget = newBudget(() => 0);
  const spend: Budget = (what, count = 1) => {
    spent[what] += count;
    budget(what, count);
  };
  const [book, problem] = await readUpload(file, spend).then(
    (found) => [found, undefined] as const,
    (error: Unreadable) => [undefined, error.problem] as const,
  );
  return { book, problem, spent };
};

const stored = (content: string) =>
  makeEpub({ chapters: [{ title: 'Page', paragraphs: [content] }], packing: 'stored' });
const paragraphs = (count: number) => '<p>a</p>'.repeat(count);
const entry = '<li><a href="text/chapter-1.xhtml">One</a></li>';
const point =
  '<navPoint><navLabel><text>One</text></navLabel><content src="text/chapter-1.xhtml"/></navPoint>';
const two = madeChapters(2, 2000);
const nav = (entries: string) => `<nav epub:type="toc"><ol>${entries}</ol></nav>`;
const ncx = (points: string) => `<ncx><navMap>${points}</navMap></ncx>`;
const attributes = (count: number) => Array.from({ length: count }, (_, i) => `a${i}=""`).join(' ');
const archive = (count: number) =>
  zip(Array.from({ length: count }, (_, i) => ({ name: `${i}`, content: '' })));

test.each([
  [
    '290,000 paragraphs in five kilobytes, before they are unpacked',
    makeEpub({ chapters: [{ title: 'Page', paragraphs: [paragraphs(290_000)] }] }),
    { nodes: 1000, paragraphs: 1 },
  ],
  ['290,000 paragraphs that are not packed', stored(paragraphs(290_000)), { paragraphs: 200_001 }],
  ['5,001 entries', archive(5001), { bytes: 0 }],
  ['one line of 29 MB', stored('a'.repeat(29_000_000)), { paragraphs: 10 }],
  [
    '31 MB in pages of one',
    makeEpub({
      chapters: Array.from({ length: 31 }, () => ({ title: 'Page', paragraphs: ['a '.repeat(520_000)] })),
      packing: 'stored',
    }),
    { bytes: 32_600_000 },
  ],
  [
    '5,001 entries of the contents',
    makeEpub({ contents: nav(entry.repeat(5001)), chapters: two, packing: 'stored' }),
    { contents: 5001, paragraphs: 0 },
  ],
  [
    '5,001 points of navigation',
    makeEpub({ version: 2, contents: ncx(point.repeat(5001)), chapters: two, packing: 'stored' }),
    { contents: 5001 },
  ],
  [
    'nested points of navigation',
    makeEpub({
      version: 2,
      contents: ncx(`${'<navPoint>'.repeat(150)}${point.repeat(5001)}`),
      chapters: two,
      packing: 'stored',
    }),
    { contents: 5001 },
  ],
  [
    'one page 5,001 times',
    makeEpub({ chapters: two, spine: '<itemref idref="c0"/>'.repeat(5001) }),
    { pages: 5001, paragraphs: 0 },
  ],
  [
    'eight hundred thousand attributes',
    stored(`<p ${attributes(80_000)}>a</p>`.repeat(10)),
    { nodes: 800_001 },
  ],
  [
    'as many elements over many pages',
    makeEpub({
      chapters: Array.from({ length: 9 }, () => ({ title: 'Page', paragraphs: ['<b/>'.repeat(100_000)] })),
      packing: 'stored',
    }),
    { nodes: 800_001 },
  ],
  ['as many character references', stored('&amp;'.repeat(800_001)), { nodes: 800_001 }],
  ['1,100,000 elements on one page', stored('<b/>'.repeat(1_100_000)), { nodes: 800_001 }],
  ['a text of 200,001 lines', Buffer.from('a\n'.repeat(200_000)), { lines: 200_001 }],
  ['a text of ten million empty lines', Buffer.from('a\n\n'.repeat(5_000_000)), { lines: 200_001 }],
  ['a text of one line of 6 MB', Buffer.from('word '.repeat(1_200_000)), { lines: 1 }],
])('%s: refused kindly, without exceeding the bound', async (_, file, mostSpent) => {
  const { problem, spent } = await read(file);
  expect(problem).toBe('import_too_large');
  for (const [what, most] of Object.entries(mostSpent))
    expect({ what, spent: spent[what as keyof typeof spent] <= most }).toEqual({ what, spent: true });
});

test.each([
  ['700,000 elements', '<i>'.repeat(700_000)],
  ['200,000 blocks', '<div>'.repeat(200_000)],
])('%s within each other: refused kindly, without an endless stack', async (_, content) => {
  expect((await read(stored(content))).problem).toBe('import_damaged');
});

test.each([
  ['200,000 paragraphs', 199_998, undefined],
  ['200,001 paragraphs', 199_999, 'import_too_large'],
])('%s: the bound is exact', async (_, count, problem) => {
  expect(await read(stored(`</p>${paragraphs(count)}`))).toMatchObject({ problem });
});

test.each([
  ['5,000 entries', archive(5000), 'import_not_a_book'],
  [
    '5,000 entries of the contents',
    makeEpub({ contents: nav(entry.repeat(5000)), chapters: two }),
    undefined,
  ],
  ['5,000 points', makeEpub({ version: 2, contents: ncx(point.repeat(5000)), chapters: two }), undefined],
  ['5,000 pages', makeEpub({ chapters: two, spine: '<itemref idref="c0"/>'.repeat(5000) }), undefined],
  ['200,000 lines', Buffer.from('a\n'.repeat(199_999)), undefined],
])('%s are within the bound', async (_, file, problem) => {
  expect((await read(file)).problem).toBe(problem);
});

test('an archive within an archive is not opened, whatever its content', async () => {
  const inner = makeEpub({ chapters: [{ title: 'Bomb', paragraphs: ['a'.repeat(29_000_000)] }] });
  const { book, spent } = await read(
    makeEpub({ chapters: two, extra: [{ name: 'OEBPS/inner.epub', content: inner }] }),
  );
  expect(book?.chapters).toHaveLength(2);
  expect(spent.bytes).toBeLessThan(20_000);
});

test('an archive in place of a page has no text', async () => {
  const inner = zip([{ name: 'a', content: 'a'.repeat(1_000_000) }]).toString('latin1');
  const { problem, spent } = await read(stored(inner));
  expect(problem).toBe('import_empty');
  expect(spent.bytes).toBeLessThan(20_000);
});

test('entities that a document declares are not expanded', async () => {
  const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`);
  const laughs = `<?xml version="1.0"?><!DOCTYPE html [<!ENTITY e0 "ha">${entities.join('')}]><html><body><p>&e30;</p></body></html>`;
  const { book, spent } = await read(
    makeEpub({
      chapters: two,
      contents: laughs,
      extra: [{ name: 'OEBPS/text/chapter-1.xhtml', content: laughs }],
    }),
  );
  expect(spent.nodes).toBeLessThan(1000);
  expect(JSON.stringify(book ?? '')).not.toMatch(/haha/);
});

test('one of several entries with the same name is read, and only once', async () => {
  const again = Array.from({ length: 4000 }, () => ({
    name: 'OEBPS/text/chapter-1.xhtml',
    content: `<html><body><h2>Again</h2><p>${'It was a quiet day on the river. '.repeat(20)}</p></body></html>`,
  }));
  const { book, spent } = await read(makeEpub({ chapters: two, extra: again }));
  expect(book?.chapters.map(({ text }) => text.includes('quiet day'))).toEqual([true, false]);
  expect(spent.bytes).toBeLessThan(20_000);
});

test('a name or reference of thousands of letters does not resolve, however often it is used', async () => {
  const long = 'x'.repeat(3000);
  const contents = nav(`<li><a href="${long}">Long</a></li>`.repeat(3000));
  const { book } = await read(
    makeEpub({
      chapters: two,
      contents,
      extra: [{ name: `OEBPS/${long}`, content: 'a' }],
      packing: 'stored',
    }),
  );
  expect(book?.split_by).toBe('headings');
});

test('a small repetitive page is read', async () => {
  const { book } = await read(makeEpub({ chapters: madeChapters(1, 900_000) }));
  expect(book?.chapters.length).toBeGreaterThan(1);
});

test('reading a file is aborted after its time limit', async () => {
  const file = makeEpub({ chapters: madeChapters(12, 2000) });
  const after = async (milliseconds: number) => {
    let asked = 0;
    const spend = newBudget(() => (asked++ < 100 ? 0 : milliseconds));
    return readUpload(file, spend).then(
      () => 'read',
      (error: Unreadable) => error.problem,
    );
  };
  expect(await after(45_000)).toBe('read');
  expect(await after(45_001)).toBe('import_too_large');
});

/** Inputs that took quadratic time before: hours for this length. */
test.each([
  ['articles', 'a '],
  ['words before names', 'old '],
  ['verbs of speaking', 'said the old '],
  ['capitals', 'Aa '],
])('a text of 200,000 %s has no speakers, which is found quickly', (_, words) => {
  expect(speakersIn([words.repeat(200_000)])).toEqual([]);
});

test('names keep a title before them', () => {
  const spoken = '“Go,” said the little old Captain Oduya. '.repeat(3);
  expect(speakersIn([spoken])).toEqual(['Captain Oduya']);
});

test('a text of a million full stops has a grade, and adjacent marks end one sentence', () => {
  expect(readingGrade(`${'.'.repeat(1_000_000)}a word`)).toBeGreaterThanOrEqual(0);
  expect(readingGrade(`a word.${'"'.repeat(1_000_000)}a`)).toBeGreaterThanOrEqual(0);
  expect(readingGrade('The cat sat?!… “No!” The cat slept.')).toBe(
    readingGrade('The cat sat. “No.” The cat slept.'),
  );
});

test('markup is removed from a title that consists of brackets', () => {
  expect(line('<'.repeat(5000), 120)).toBe('');
  expect(line('a <b>bold</b> title<', 120)).toBe('a bold title');
});

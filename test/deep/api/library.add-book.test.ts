import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { cloud } from '../../support/cloud';
import { type MadeChapter, madeChapters, makeEpub } from '../../support/epub';
import { createPerson, type Person, randomLetters } from '../../support/people';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-add-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run add-book` on a file with this content. Returns its output and whether it succeeded. */
const addBook = async (operator: Person, name: string, content: Buffer | string, ...options: string[]) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const run = ['--url', cloud.url, '--token', operator.token, ...options];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      'local/cli/add-book.ts',
      file,
      ...run,
    ]);
    return { succeeded: true, printed: stdout };
  } catch (error) {
    return { succeeded: false, printed: (error as { stderr: string }).stderr };
  }
};

/** Front matter that is long enough to be a chapter; only its title shows that it is none. */
const front = (title: string): MadeChapter => ({
  title,
  paragraphs: Array.from(
    { length: 5 },
    (_, i) => `${title}, line ${i}: all of this stands before or after the story.`,
  ),
});

const served = ['--rights', 'public_domain', '--source', 'https://www.gutenberg.org/files/11'];

const wholeText = async (reader: Person, id: string, chapters: number) => {
  const pages = [];
  for (let chapter = 1; chapter <= chapters; chapter++)
    pages.push((await reader.call(reading.chapter, { query: { id, chapter: String(chapter) } })).body);
  return pages.map(({ title, paragraphs }) => ({ title, paragraphs }));
};

test('200: add-book serves the complete text of an EPUB, letter for letter, without front and back matter', async () => {
  const [operator, child] = await Promise.all([createPerson('operator'), createPerson()]);
  const story = madeChapters(12);
  const around = ['Title Page', 'Contents', 'Copyright'].map(front);
  const license = front('The Full Project Gutenberg License');
  const title = `The ${randomLetters()}`;
  const content = makeEpub({ title, chapters: [...around, ...story, license] });
  const { succeeded, printed } = await addBook(operator, 'alice.epub', content, ...served);
  expect({ succeeded, printed }).toEqual({
    succeeded: true,
    printed: expect.stringContaining(`${title} by Lewis Carroll`),
  });
  const id = /^In the library: (\S+)$/m.exec(printed)?.[1] ?? '';
  expect(await wholeText(child, id, 12)).toEqual(story);
});

test('200: add-book only shows a text file until its rights are stated', async () => {
  const [operator, child] = await Promise.all([createPerson('operator'), createPerson()]);
  const word = randomLetters();
  const story = madeChapters(3, 2000);
  const content = [
    `Title: The ${word}\nAuthor: Lewis Carroll`,
    '# Contents',
    ...story.map(({ title }) => title),
    ...story.flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs]),
  ].join('\n\n');
  const { succeeded, printed } = await addBook(operator, 'alice.txt', content);
  expect(succeeded).toBe(true);
  const listed = [...printed.matchAll(/^ +\d+\. (.+) \(\d+ words\)$/gm)].map(([, title]) => title);
  expect(listed).toEqual(story.map(({ title }) => title));
  expect(printed).toContain('Nobody is served this yet.');
  expect((await child.call(books.autocomplete, { query: { q: word } })).body).toEqual([]);
});

test('add-book explains the problem of a file', async () => {
  const operator = await createPerson('operator');
  const { succeeded, printed } = await addBook(operator, 'book.epub', 'no book\0');
  expect(succeeded).toBe(false);
  expect(printed.trim()).toMatch(/^[A-Z].*\.$/);
});

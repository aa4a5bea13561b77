import { expect, test } from '@jest/globals';
import { imports } from '../../../contract/imports/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { madeChapters, makeEpub, zip } from '../../support/epub';
import { publicDomain, settled, upload } from '../../support/library';
import { createPerson } from '../../support/people';

const read = async (content: Buffer, name?: string) => {
  const operator = await createPerson('operator');
  return settled(operator, await upload(operator, content, name));
};

const encrypted = (algorithm: string) => ({
  name: 'META-INF/encryption.xml',
  content: `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
});
const bomb = '<p>'.padEnd(40_000_000, 'a');

const page = (content: string) =>
  makeEpub({ chapters: [{ title: 'Page', paragraphs: [content] }], packing: 'stored' });

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'import_not_a_book'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'), 'import_not_a_book'],
  ['a rich text', Buffer.from('{\\rtf1\\ansi Once upon a time.}'), 'import_not_a_book'],
  ['a web page', Buffer.from('\ufeff\n<!DOCTYPE html><p>Once upon a time.</p>'), 'import_not_a_book'],
  ['an archive that is not an EPUB', zip([{ name: 'a.txt', content: 'a' }]), 'import_not_a_book'],
  ['half an EPUB', makeEpub().subarray(0, 3000), 'import_damaged'],
  [
    'copy protection',
    makeEpub({ extra: [encrypted('http://www.w3.org/2001/04/xmlenc#aes128-cbc')] }),
    'import_protected',
  ],
  [
    'a bomb that tells its size',
    makeEpub({ chapters: [{ title: 'Bomb', paragraphs: [bomb] }] }),
    'import_too_large',
  ],
  [
    'a bomb that hides its size',
    zip([{ name: 'META-INF/container.xml', content: bomb, statedSize: 100 }]),
    'import_too_large',
  ],
  // `test/deep/unit/library.bombs.test.ts` has the other bombs.
  ['200,000 nested blocks', page('<div>'.repeat(200_000)), 'import_damaged'],
  ['501 chapters', makeEpub({ chapters: madeChapters(501, 400) }), 'import_too_large'],
  ['pages without text', makeEpub({ chapters: [{ title: '', paragraphs: [] }] }), 'import_empty'],
])('200: %s is reported clearly and leaves no book', async (_, content, code) => {
  expect(await read(content)).toMatchObject({
    status: 'failed',
    problem: { code, error: expect.stringMatching(/\.$/) },
    found: null,
  });
});

test('200: obfuscated fonts are not copy protection', async () => {
  const { status } = await read(makeEpub({ extra: [encrypted('http://www.idpf.org/2008/embedding')] }));
  expect(status).toBe('found');
});

test.each([
  ['points nowhere', '<html><body><nav><ol><li><a href="gone.xhtml">Gone</a></li></ol></nav></body></html>'],
  ['is no document', '<<<&&& no'],
  [
    'leads out of the book',
    '<nav><ol><li><a href="https://a.test/">A</a></li><li><a href="%E0%A4">B</a></li></ol></nav>',
  ],
])('200: a table of contents that %s is replaced by the headings', async (_, contents) => {
  const { found } = await read(makeEpub({ contents, chapters: madeChapters(12, 2000) }));
  expect(found?.split_by).toBe('headings');
  expect(found?.chapters).toHaveLength(12);
});

test('200: the parts of a book are not chapters, and its cover is omitted', async () => {
  const entry = (i: number) => `<li><a href="text/chapter-${i}.xhtml">Chapter ${i}</a></li>`;
  const contents = `<nav epub:type="toc"><ol><li><a href="text/cover.xhtml">Cover</a></li><li><a href="text/chapter-1.xhtml#top">Part One</a><ol>${[1, 2].map(entry).join('')}</ol></li><li><a href="text/chapter-3.xhtml#top">Part Two</a><ol>${[3, 4].map(entry).join('')}</ol></li></ol></nav>`;
  const { found } = await read(makeEpub({ contents, chapters: madeChapters(4, 2000) }));
  expect(found?.chapters.map(({ title }) => title)).toEqual([
    'Chapter 1',
    'Chapter 2',
    'Chapter 3',
    'Chapter 4',
  ]);
  expect(found?.left_out).toEqual(['Cover']);
});

test('200: pages that an EPUB marks as other matter are omitted, and a title in two lines is not part of the text', async () => {
  const told = (title: string, kind: string) => ({
    ...madeChapters(1, 2000)[0],
    title,
    kind,
    paragraphs: [kind],
  });
  const all = [
    told('All in the Golden Afternoon', 'epigraph'),
    told('Down the Rabbit-Hole', 'chapter'),
    told('The Pool of Tears', 'chapter'),
    told('Uncopyright', 'copyright-page'),
  ];
  const kindOf = (title: string) => all.find((one) => one.title === title)?.kind;
  const words = 'Alice was beginning to get very tired of sitting by her sister on the bank. '
    .repeat(9)
    .trim();
  const { found } = await read(
    makeEpub({
      chapters: all,
      pageOf: ({ title }) =>
        `<section id="top" epub:type="${kindOf(title)}"><hgroup><h2>I</h2><p>${title}</p></hgroup><blockquote epub:type="epigraph"><p>A motto.</p></blockquote><p>${words}</p></section>`,
    }),
  );
  expect(found?.chapters).toMatchObject([
    { title: 'Down the Rabbit-Hole', begins: expect.stringMatching(/^A motto\. Alice was/) },
    { title: 'The Pool of Tears', begins: expect.stringMatching(/^A motto\. Alice was/) },
  ]);
  expect(found?.left_out).toEqual(['Cover', 'All in the Golden Afternoon', 'Uncopyright']);
});

test('200: 300 chapters are read', async () => {
  const { found } = await read(makeEpub({ chapters: madeChapters(300, 1000) }));
  expect(found?.chapters).toHaveLength(300);
});

test('200: a chapter over 400 KB is stored in parts, without losing a word', async () => {
  const [long, short] = [madeChapters(1, 900_000)[0], madeChapters(2, 2000)[1]];
  if (long === undefined || short === undefined) throw new Error('two chapters');
  const { found } = await read(makeEpub({ chapters: [long, short] }));
  const parts = found?.chapters.filter(({ title }) => title.includes('(part')) ?? [];
  expect(parts.length).toBeGreaterThan(2);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  expect(words).toBe(long.paragraphs.join(' ').split(/\s+/).length);
});

test('200: a plain text is split by its headings, without the table of contents and Project Gutenberg’s additions', async () => {
  const chapters = madeChapters(3, 2000);
  const wrapped = (text: string) => text.replace(/(.{50,70}) /g, '$1\r\n');
  const text = [
    'The Project Gutenberg eBook of Alice',
    'Title: Alice’s Adventures in Wonderland',
    'Author: Lewis Carroll',
    '*** START OF THE PROJECT GUTENBERG EBOOK 11 ***',
    ...chapters.map(({ title }) => title),
    ...chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(wrapped)]),
    '*** END OF THE PROJECT GUTENBERG EBOOK 11 ***',
    'The full licence, which is long.',
  ].join('\r\n\r\n');
  const { found, title, author } = await read(Buffer.from(text), 'alice.txt');
  expect({ title, author }).toEqual({ title: 'Alice’s Adventures in Wonderland', author: 'Lewis Carroll' });
  expect(found?.chapters.map((chapter) => chapter.title)).toEqual(chapters.map((chapter) => chapter.title));
  expect(found?.chapters.map(({ words }) => words)).toEqual(
    chapters.map(({ paragraphs }) => paragraphs.join(' ').split(/\s+/).length),
  );
});

test('200: in a plain text a chapter’s name may follow its number, and indented first lines are not verses', async () => {
  const verses = ['          “How doth the little crocodile', '            Improve his shining tail,'];
  const story = ['  Alice was beginning to get very', 'tired of sitting by her sister', 'on the bank.'];
  const tale = Array.from({ length: 9 }, () => story.join('\n'));
  const chapter = (number: string, ...parts: string[]) =>
    [`        CHAPTER ${number}`, ...parts, verses.join('\n'), ...tale].join('\n\n');
  const text = [
    chapter('I', '     Down the Rabbit-Hole'),
    chapter('II', 'Who Stole the Tarts?'),
    chapter('III'),
  ];
  const operator = await createPerson('operator');
  const id = await upload(operator, Buffer.from(text.join('\n\n\n')), 'alice.txt');
  const { found } = await settled(operator, id);
  expect(found?.chapters.map(({ title }) => title)).toEqual([
    'CHAPTER I: Down the Rabbit-Hole',
    'CHAPTER II: Who Stole the Tarts?',
    'CHAPTER III',
  ]);
  await operator.call(imports.accept, { params: { id }, body: { ...publicDomain, characters: [] } });
  const { body } = await (await createPerson()).call(reading.chapter, { query: { id, chapter: '1' } });
  expect(body.paragraphs.slice(0, 2)).toEqual([
    verses.map((verse) => verse.trim()).join('\n'),
    'Alice was beginning to get very tired of sitting by her sister on the bank.',
  ]);
});

test('200: added books are listed, the latest first, with an upload that never arrived', async () => {
  const operator = await createPerson('operator');
  const { body } = await operator.call(imports.begin, { body: { file_name: 'never.epub', size: 10 } });
  await operator.call(imports.uploaded, { params: { id: body.id } });
  expect(await settled(operator, body.id)).toMatchObject({ problem: { code: 'import_not_uploaded' } });
  const { body: listed } = await operator.call(imports.imports, { query: {} });
  expect(listed.imports[0]).toMatchObject({ id: body.id, file_name: 'never.epub', status: 'failed' });
});

test('200: a page of 150,000 paragraphs and a title of angle brackets are read completely', async () => {
  const { status, found } = await read(
    makeEpub({
      title: '&lt;'.repeat(400_000),
      chapters: [{ title: 'Page', paragraphs: ['<p>so it goes</p>'.repeat(150_000)] }],
      packing: 'stored',
    }),
  );
  expect(status).toBe('found');
  expect(found?.chapters.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThanOrEqual(450_000);
});

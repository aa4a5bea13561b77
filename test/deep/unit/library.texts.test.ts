import { describe, expect, test } from '@jest/globals';
import { readUpload } from '../../../lambdas/imports/text/read-upload';
import { type MadeChapter, makeEpub } from '../../support/epub';

/** Long enough for a chapter. */
const prose = 'The fox ran over the hill and did not look back. '.repeat(8).trim();
const read = (text: string | Buffer) => readUpload(Buffer.from(text));
const readText = async (...parts: string[]) => read(parts.join('\n\n'));
const titlesOf = async (...parts: string[]) => (await readText(...parts)).chapters.map(({ title }) => title);
const problem = (code: string) => expect.objectContaining({ problem: code });

describe('a plain text', () => {
  test.each([
    ['UTF-8', Buffer.from(`${prose} Zoë’s “fox”.`)],
    ['UTF-16, little-endian', Buffer.from(`\uFEFF${prose} Zoë’s “fox”.`, 'utf16le')],
    ['UTF-16, big-endian', Buffer.from(`\uFEFF${prose} Zoë’s “fox”.`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(`${prose} Zo\xeb\x92s \x93fox\x94.`, 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    const { chapters, split_by } = await read(bytes);
    expect(split_by).toBe('nothing');
    expect(chapters).toEqual([{ title: 'The whole book', text: `${prose} Zoë’s “fox”.` }]);
  });

  test.each([
    ['a program', Buffer.concat([Buffer.from(prose), Buffer.from([0])])],
    ['a PDF', `%PDF-1.7 ${prose}`],
    ['RTF', `{\\rtf1 ${prose}`],
    ['HTML', `\n<!DOCTYPE html><p>${prose}`],
    ['an HTML page without a type', `<html>${prose}`],
    ['XML', `<?xml version="1.0"?><p>${prose}`],
  ])('is not %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toEqual(problem('import_not_a_book'));
  });

  test('of fewer than 200 letters is no book', async () => {
    await expect(read('a'.repeat(199))).rejects.toEqual(problem('import_empty'));
    expect((await read('a'.repeat(200))).chapters).toHaveLength(1);
    await expect(read('1'.repeat(500))).rejects.toEqual(problem('import_empty'));
  });

  test.each([
    ['Chapter 1', 'Chapter 2'],
    ['CHAPTER I.', 'CHAPTER II.'],
    ['Chapter One: The Hill', 'Chapter Two: The Wood'],
    ['Kapitel 1', 'Kapitel 2'],
    ['Chapitre IV', 'Chapitre V'],
    ['Capítulo 3', 'Capitulo 4'],
  ])('is split at %s', async (one, two) => {
    const book = await readText(one, prose, two, prose);
    expect(book.split_by).toBe('headings');
    expect(book.chapters).toEqual([
      { title: one, text: prose },
      { title: two, text: prose },
    ]);
  });

  test.each([
    ['of Markdown', '# The Hill', 'The Hill'],
    ['of Markdown, deeper', '### The Hill', 'The Hill'],
    ['over two lines', 'Chapter 1\nThe Hill', 'Chapter 1 The Hill'],
  ])('is split at a heading %s', async (_, heading, title) => {
    expect(await titlesOf(heading, prose, 'Chapter 9', prose)).toEqual([title, 'Chapter 9']);
  });

  test.each([
    ['in a sentence', 'He read chapter 2 aloud.'],
    ['of three lines', 'Chapter 2\nwas long\nand dull'],
    ['of Markdown, too deep', '#### The Hill'],
    ['without a space', '#hill'],
    ['too long', `Chapter 2 ${'x'.repeat(120)}`],
  ])('is not split at a heading %s', async (_, heading) => {
    expect(await titlesOf('Chapter 1', prose, heading, prose)).toEqual(['Chapter 1']);
  });

  test.each([
    ['Chapter 1', 'The Long Hill', 'Chapter 1: The Long Hill'],
    ['CHAPTER I.', 'Down the Hill', 'CHAPTER I: Down the Hill'],
    ['Chapter 1', 'The fox climbed.', 'Chapter 1'],
    ['Chapter 1', 'Into the morning', 'Chapter 1'],
    ['Chapter 1', `The ${'Hill '.repeat(20).trim()}`, 'Chapter 1'],
    ['Chapter 1: Home', 'The Long Hill', 'Chapter 1: Home'],
  ])('whose %s is followed by %s has the title %s', async (number, below, title) => {
    const { chapters } = await readText(number, below, prose, 'Chapter 2', prose);
    expect(chapters[0]?.title).toBe(title);
    expect(chapters[0]?.text.startsWith(below)).toBe(!title.includes(below));
  });

  test('keeps what stands before the first chapter, if it is long, and names what it leaves out', async () => {
    expect(await titlesOf(prose, 'Chapter 1', prose)).toEqual(['Before the first chapter', 'Chapter 1']);
    expect(await titlesOf('A short note.', 'Chapter 1', prose)).toEqual(['Chapter 1']);
    const { left_out, chapters } = await readText('# Contents', prose, '# Hill', prose, '# Short', 'Yes.');
    expect(left_out).toEqual(['Contents', 'Short']);
    expect(chapters.map(({ title }) => title)).toEqual(['Hill']);
  });

  test('joins the lines of a paragraph, but not the verses', async () => {
    const { chapters } = await read(
      `${prose}\n  \nOne\ntwo\r\nthree\n\nRoses\n  are red\n  and blue\n\n\n\nEnd\u200b \t here`,
    );
    expect(chapters[0]?.text).toBe(`${prose}\n\nOne two three\n\nRoses\nare red\nand blue\n\nEnd here`);
  });

  test('says its title, author and source near its beginning', async () => {
    const head = 'The Project Gutenberg eBook\n\nTitle: The  Hill <b>\nAuthor: Ada L. https://x.test/1';
    expect(await readText(head, prose)).toMatchObject({
      title: 'The Hill',
      author: 'Ada L.',
      source: 'Project Gutenberg',
    });
    expect(await readText(prose.repeat(13), head)).toMatchObject({ title: '', author: '', source: null });
  });

  test('of Project Gutenberg has its own text only', async () => {
    const { chapters } = await readText(
      prose,
      '*** START OF THE PROJECT GUTENBERG EBOOK HILL ***',
      'Chapter 1',
      prose,
      'Chapter 2',
      `${prose} Last.`,
      '*** END OF THE PROJECT GUTENBERG EBOOK HILL ***',
      'Chapter 3',
      `${prose} Licence.`,
    );
    expect(chapters).toEqual([
      { title: 'Chapter 1', text: prose },
      { title: 'Chapter 2', text: `${prose} Last.` },
    ]);
  });

  test('over 350,000 bytes is stored in parts, which end with a paragraph, without losing a word', async () => {
    const long = Array.from({ length: 900 }, () => prose);
    const { chapters } = await readText('Chapter 1', ...long, 'Chapter 2', prose);
    expect(chapters.map(({ title }) => title)).toEqual([
      'Chapter 1 (part 1)',
      'Chapter 1 (part 2)',
      'Chapter 1 (part 3)',
      'Chapter 2',
    ]);
    expect(
      chapters
        .slice(0, 3)
        .map(({ text }) => text)
        .join('\n\n'),
    ).toBe(long.join('\n\n'));
    for (const { text } of chapters) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(350_000);
  });
});

describe('an EPUB', () => {
  const chapter = (title: string, ...paragraphs: string[]): MadeChapter => ({ title, paragraphs });
  const two = [chapter('One', prose), chapter('Two', prose)];
  const shown = async (book: Buffer) => (await read(book)).chapters.map(({ title }) => title);
  const nav = (entries: string) => `<html><body><nav epub:type="toc"><ol>${entries}</ol></nav></body></html>`;
  const link = (href: string, title: string, below = '') =>
    `<li><a href="${href}">${title}</a>${below === '' ? '' : `<ol>${below}</ol>`}</li>`;

  test.each([2, 3] as const)(
    'of version %i has title, author and source, and chapters by its contents',
    async (version) => {
      expect(await read(makeEpub({ version, chapters: two }))).toEqual({
        title: 'Alice’s Adventures in Wonderland',
        author: 'Lewis Carroll',
        source: 'https://www.gutenberg.org/files/11',
        split_by: 'contents',
        left_out: ['Cover'].slice(0, version === 3 ? 1 : 0),
        chapters: two.map(({ title }) => ({ title, text: prose })),
      });
    },
  );

  test('with parts has the chapters below them, and a part with a text of its own', async () => {
    const chapters = [
      chapter('Part', 'Short.'),
      ...two,
      chapter('Book Two', prose.repeat(5)),
      chapter('Three', prose),
    ];
    const contents = nav(
      link(
        'text/chapter-1.xhtml',
        'Part',
        link('text/chapter-2.xhtml', 'One') + link('text/chapter-3.xhtml', 'Two'),
      ) + link('text/chapter-4.xhtml', 'Book Two', link('text/chapter-5.xhtml', 'Three')),
    );
    expect(await shown(makeEpub({ chapters, contents }))).toEqual(['One', 'Two', 'Book Two', 'Three']);
  });

  test('keeps a numbered chapter whole that has entries below it', async () => {
    const page = `<h2>Chapter 1</h2><p>Short.</p><h3 id="a">A</h3><p>${prose}</p>`;
    const contents = nav(
      link('text/chapter-1.xhtml', 'Chapter 1', link('text/chapter-1.xhtml#a', 'A')) +
        link('text/chapter-2.xhtml', 'Chapter 2'),
    );
    const book = makeEpub({
      chapters: two,
      contents,
      pageOf: ({ title }) => (title === 'One' ? page : `<p>${prose}</p>`),
    });
    expect(await shown(book)).toEqual(['Chapter 1', 'Chapter 2']);
  });

  test.each([
    ['lead nowhere', nav(link('text/none.xhtml', 'X') + link('', 'Y')), ['One', 'Two']],
    [
      'lead outside the book',
      nav(link('https://x.test/text/chapter-1.xhtml', 'X') + link('mailto:a@x.test', 'Y')),
      ['One', 'Two'],
    ],
    ['have one entry', nav(link('text/chapter-1.xhtml', 'X')), ['One', 'Two']],
    ['are empty', nav(''), ['One', 'Two']],
    [
      'have entries without a link',
      nav(`<li>Part<ol>${link('text/chapter-1.xhtml', 'X')}${link('text/chapter-2.xhtml', 'Y')}</ol></li>`),
      ['X', 'Y'],
    ],
    [
      'name encoded files',
      nav(link('text/chapter%2D1.xhtml#top', 'X') + link('./text/chapter-2.xhtml', 'Y')),
      ['X', 'Y'],
    ],
  ])('whose contents %s has the chapters %j', async (_, contents, titles) => {
    expect(await shown(makeEpub({ chapters: two, contents }))).toEqual(titles);
  });

  test('without contents and headings is split by its pages', async () => {
    const book = makeEpub({ chapters: two, contents: nav(''), pageOf: () => `<p>${prose}</p>` });
    const { split_by, chapters } = await read(book);
    expect(split_by).toBe('files');
    expect(chapters.map(({ title }) => title)).toEqual(['Chapter 2', 'Chapter 3']);
  });

  test('has the text of its paragraphs: without scripts, page numbers and notes, with breaks and rules', async () => {
    const body =
      `<h2>One</h2><p>a<b>b</b>\nc<br/>d</p><script>x</script><p hidden="">no</p><hr/>` +
      `<span epub:type="pagebreak">17</span><span class="pagenum">18</span><p>…</p><div>e<p>f</p>g</div><p>${prose}</p>`;
    const book = makeEpub({
      chapters: two,
      pageOf: ({ title }) => (title === 'One' ? body : `<p>${prose}</p>`),
    });
    expect((await read(book)).chapters[0]?.text).toBe(`ab c\nd\n\n* * *\n\ne\n\nf\n\ng\n\n${prose}`);
  });

  test.each(['dedication', 'copyright-page', 'glossary'])(
    'leaves out a page of the kind %s',
    async (kind) => {
      const book = makeEpub({
        chapters: two,
        pageOf: ({ title }) =>
          `<section epub:type="${title === 'One' ? kind : 'chapter'}"><h2>${title}</h2><p>${prose}</p></section>`,
      });
      expect(await shown(book)).toEqual(['Two']);
    },
  );

  test.each([
    ['META-INF/rights.xml', '<rights/>', 'import_protected'],
    ['META-INF/sinf.xml', '<sinf/>', 'import_protected'],
    [
      'META-INF/encryption.xml',
      '<e><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></e>',
      'import_protected',
    ],
  ])('with %s is protected', async (name, content, code) => {
    await expect(read(makeEpub({ chapters: two, extra: [{ name, content }] }))).rejects.toEqual(
      problem(code),
    );
  });

  test.each(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])(
    'whose fonts are obfuscated by %s is not',
    async (algorithm) => {
      const content = `<e><EncryptionMethod Algorithm="${algorithm}"/></e>`;
      expect(
        await shown(makeEpub({ chapters: two, extra: [{ name: 'META-INF/encryption.xml', content }] })),
      ).toEqual(['One', 'Two']);
    },
  );

  test('reads a page once that its order names twice, and skips one that is missing', async () => {
    const spine = ['c0', 'c0', 'none', 'c1'].map((id) => `<itemref idref="${id}"/>`).join('');
    expect(await shown(makeEpub({ chapters: two, spine }))).toEqual(['One', 'Two']);
  });
});

import { describe, expect, test } from '@jest/globals';
import { textOfPage } from '../../lambdas/imports/text/blocks';
import { newBudget } from '../../lambdas/imports/text/budget';
import { line, paragraph, plainLine } from '../../lambdas/imports/text/clean';
import { ofNavigation, ofNcx } from '../../lambdas/imports/text/contents';
import { tryResolve } from '../../lambdas/imports/text/epub-package';
import { allOf, parsePage, parseXml, textOf } from '../../lambdas/imports/text/markup';
import { readUpload } from '../../lambdas/imports/text/read-upload';
import { speakersIn } from '../../lambdas/imports/text/speakers';
import { type Mark, splitAt } from '../../lambdas/imports/text/split';
import { makeEpub, zip } from '../support/epub';

const prose = 'The fox ran over the hill and did not look back. '.repeat(8).trim();
const spend = () => newBudget(() => 0);
const problem = (code: string) => expect.objectContaining({ problem: code });

describe('the speakers of a story', () => {
  const says = (name: string, lines: number) => `“Yes,” said ${name}. “No.” `.repeat(lines);

  test.each([
    ['with three lines, not with two', [says('Maya', 3), says('Tom', 2)], ['Maya']],
    ['over several chapters', [says('Maya', 2), says('Maya', 1)], ['Maya']],
    ['with the most lines first', [says('Maya', 3) + says('Tom', 4)], ['Tom', 'Maya']],
    ['before the verb', ['“Yes,” Maya whispered. '.repeat(3)], ['Maya']],
    ['over a line break', ['“Yes,” said\n Maya. '.repeat(3)], ['Maya']],
    ['with article and adjective', [says('the little March Hare', 3)], ['March Hare']],
    ['with a title', [says('Mr. Fox', 3)], ['Mr. Fox']],
    ['with accents and hyphens', [says('Zoë Marie-Ann', 3)], ['Zoë Marie-Ann']],
    ['without a possessive ending', [says('Maya’s', 3)], ['Maya']],
    ['without words before the name', ['“Yes.” Then Maya said no. '.repeat(3)], ['Maya']],
    ['not pronouns', ['“Yes,” She said. “No,” said He. '.repeat(3)], []],
    ['not things in small letters', [says('the fox', 3)], []],
    ['not in a text without dialogue', [prose], []],
    [
      'under the longer of two names',
      [says('Captain Oduya', 2) + says('Oduya', 2) + says('Maya', 3)],
      ['Captain Oduya', 'Maya'],
    ],
    [
      'not with a name over 60 letters',
      [says(`M${'a'.repeat(60)}`, 3) + says(`M${'a'.repeat(59)}`, 3)],
      [`M${'a'.repeat(59)}`],
    ],
  ])('are named %s', (_, texts, names) => {
    expect(speakersIn(texts)).toEqual(names);
  });

  test('are at most eight', () => {
    const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];
    const lines = names.map((name, i) => says(name, 12 - i)).join('');
    expect(speakersIn([lines])).toEqual(names.slice(0, 8));
  });
});

const page = (body: string) => textOfPage(parsePage(`<html><body>${body}</body></html>`, spend()), spend());
const shownOf = (body: string) => page(body).blocks.map(({ text }) => text);

describe('the paragraphs of a page', () => {
  test.each('script style svg math nav iframe object audio video canvas form noscript template'.split(' '))(
    'are not of an element %s',
    (name) => {
      expect(shownOf(`<p>one</p><${name}>hidden</${name}><p>two</p>`)).not.toContain('hidden');
    },
  );

  test.each([
    ...['pagebreak', 'noteref', 'footnote', 'footnotes', 'endnote', 'rearnotes'].map(
      (type) => `epub:type="${type}"`,
    ),
    ...['role="doc-pagebreak"', 'role="doc-noteref"', 'role="doc-endnotes"', 'hidden=""'],
    ...['class="pagenum"', 'class="x pageno"', 'class="page-number y"', 'class="x-ebookmaker-pageno"'],
  ])('are not of an element with %s', (attribute) => {
    expect(shownOf(`<p>one<span ${attribute}>no</span></p><div ${attribute}>no</div>`)).toEqual(['one']);
  });

  test.each(['class="pagenumbers"', 'epub:type="noted"', 'role="note"', 'class="mypagenum"'])(
    'are of an element with %s',
    (attribute) => {
      expect(shownOf(`<div ${attribute}>yes</div>`)).toEqual(['yes']);
    },
  );

  test.each('a abbr b big cite code em font i q small span strong sub sup u var'.split(' '))(
    'are not divided by an element %s',
    (name) => {
      expect(shownOf(`<p>on<${name}>c</${name}>e</p>`)).toEqual(['once']);
    },
  );

  test.each(['div', 'section', 'blockquote', 'li', 'td', 'h2'])('are divided by an element %s', (name) => {
    expect(shownOf(`one<${name}>two</${name}>three`)).toEqual(['one', 'two', 'three']);
  });

  test.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup'])('are headings in %s', (name) => {
    const { blocks } = page(`<${name}><p>One</p></${name}><p>two</p>`);
    expect(blocks.map(({ isHeading }) => isHeading)).toEqual([true, false]);
  });

  test.each([
    ['epub:type="titlepage"', true],
    ['epub:type="frontmatter toc"', true],
    ['role="doc-dedication"', true],
    ['epub:type="chapter"', false],
    ['epub:type="tocs"', false],
    ['class="toc"', false],
  ])('with %s stand around the story: %s', (attribute, isAround) => {
    const { blocks } = page(`<section ${attribute}><div><p>one</p></div></section><p>two</p>`);
    expect(blocks.map((block) => block.isAround)).toEqual([isAround, false]);
  });

  test('with ids are found, each id once', () => {
    const { ids } = page(
      '<p id="a">one</p><p>two</p><a name="b"></a><p id="c">three</p><p id="a">four</p><hr id="d"/>',
    );
    expect(Object.fromEntries(ids)).toEqual({ a: 0, b: 2, c: 2, d: 4 });
  });

  test('join lines, and keep breaks, rules and pictures apart from words', () => {
    expect(shownOf('<p>a\nb<br/>c</p><hr/><p>…</p><p>d<img src="x"/>e</p>*')).toEqual([
      'a b\nc',
      '* * *',
      'de',
      '*',
    ]);
  });
});

describe('a line', () => {
  test.each([
    ['two  words\n\there', 'two words here'],
    ['soft\u00adhyphen\u200b and \u202eback', 'softhyphen and back'],
    ['<b>bold</b> a<b', 'bold ab'],
    ['see https://x.test/a now', 'see now'],
    ['  around  ', 'around'],
  ])('is plain: %j', (text, plain) => {
    expect(line(text, 100)).toBe(plain);
  });

  test('ends at its limit, without a space', () => {
    expect(line('one two three', 8)).toBe('one two');
    expect(line('one two three', 3)).toBe('one');
    expect(plainLine(`${' '.repeat(5000)}late`, 10)).toBe('');
    expect(plainLine('see http://x.test', 100)).toBe('see http://x.test');
  });

  test.each([
    [' a  b \n c\t\td ', 'a b\nc d'],
    ['a\r\rb', 'a b'],
    ['\n\na\n\n', 'a'],
    ['a\u200bb', 'ab'],
  ])('of a paragraph keeps its breaks: %j', (text, clean) => {
    expect(paragraph(text)).toBe(clean);
  });
});

describe('a table of contents', () => {
  const navigation = (body: string) => ofNavigation(parsePage(body, spend()), spend());

  test('is the navigation of this kind, or else the first', () => {
    const [first, toc] = ['Pages', 'One'].map((title) => `<ol><li><a href="${title}">${title}</a></li></ol>`);
    const titles = (body: string) => navigation(body).map(({ title }) => title);
    expect(titles(`<nav epub:type="landmarks">${first}</nav><nav epub:type="toc">${toc}</nav>`)).toEqual([
      'One',
    ]);
    expect(titles(`<nav>${first}</nav><nav>${toc}</nav>`)).toEqual(['Pages']);
    expect(titles(`<div>${first}</div>`)).toEqual([]);
    expect(titles('<nav epub:type="toc"><p>none</p></nav>')).toEqual([]);
  });

  test('has entries below others, with and without links', () => {
    const below = '<ol><li><a href="b">B</a></li></ol>';
    expect(
      navigation(
        `<nav><ol><li><span><a href="a">A <i>a</i></a></span>${below}</li><li>C${below}</li></ol></nav>`,
      ),
    ).toEqual([
      { title: 'A a', href: 'a', below: [{ title: 'B', href: 'b', below: [] }] },
      { title: '', href: '', below: [{ title: 'B', href: 'b', below: [] }] },
    ]);
  });

  test('of EPUB 2 has the same', () => {
    const point = (title: string, below = '') =>
      `<navPoint><navLabel><text>${title}</text></navLabel><content src="${title}.html"/>${below}</navPoint>`;
    const xml = `<x:ncx><x:navMap>${point('A', point('B'))}<navPoint/></x:navMap></x:ncx>`;
    expect(ofNcx(parseXml(xml, spend()), spend())).toEqual([
      { title: 'A', href: 'A.html', below: [{ title: 'B', href: 'B.html', below: [] }] },
      { title: '', href: '', below: [] },
    ]);
  });
});

test.each([
  ['a/b.xml', 'c.xml', { name: 'a/c.xml', id: '' }],
  ['a/b.xml', '../c%20d.xml#e%20f', { name: 'c d.xml', id: 'e f' }],
  ['a b/c#d.xml', 'e.xml', { name: 'a b/e.xml', id: '' }],
  ['a/b.xml', '#x', { name: 'a/b.xml', id: 'x' }],
  ['a/b.xml', '', undefined],
  ['a/b.xml', 'https://x.test/c', undefined],
  ['a/b.xml', 'MAILTO:c', undefined],
  ['a/b.xml', '%E0%A4%A', undefined],
  ['a/b.xml', 'c'.repeat(2000), { name: `a/${'c'.repeat(2000)}`, id: '' }],
  ['a/b.xml', 'c'.repeat(2001), undefined],
])('a reference in %s leads within the book: %#', (from, href, found) => {
  expect(tryResolve(from, href)).toEqual(found);
});

test('elements are found at any depth, by their name without its prefix and case', () => {
  const root = parseXml('<X:A><b>1<C>2</C></b><!-- no --><a>3&amp;4</a></X:A>', spend());
  expect(allOf(root, 'a').map(textOf)).toEqual(['123&4', '3&4']);
  expect(allOf(root, 'none')).toEqual([]);
});

describe('a book is split at its marks', () => {
  const blocks = (...texts: string[]) => texts.map((text) => ({ text, isHeading: false, isAround: false }));
  const split = (texts: string[], ...marks: [string, number][]) =>
    splitAt(
      blocks(...texts),
      marks.map(([title, at]): Mark => ({ title, at })),
      'contents',
    );
  const titles = ({ chapters }: ReturnType<typeof split>) => chapters.map(({ title }) => title);

  test.each<[string, [string, number][], string[]]>([
    [
      'in their order',
      [
        ['B', 1],
        ['A', 0],
      ],
      ['A', 'B'],
    ],
    [
      'at the last of several at one place',
      [
        ['A', 0],
        ['B', 0],
        ['C', 1],
      ],
      ['B', 'C'],
    ],
    [
      'not beyond its end',
      [
        ['A', 0],
        ['B', 1],
        ['C', 2],
      ],
      ['A', 'B'],
    ],
    ['without a name before the first', [['B', 1]], ['Before the first chapter', 'B']],
    ['nowhere', [], ['The whole book']],
  ])('%s', (_, marks, found) => {
    expect(titles(split([prose, prose], ...marks))).toEqual(found);
  });

  test.each([
    ...['Cover', 'Title Page', 'Half-title', 'Copyright', 'Table of Contents', 'contents', 'Index.'],
    ...['Acknowledgments', 'About the Author', 'Also by Ann Lee', 'Footnotes', 'Transcriber’s Note:'],
    ...['The Full Project Gutenberg License', 'List of Illustrations', 'Dedication', 'Advertisement'],
  ])('and leaves out %s', (title) => {
    expect(split([prose, prose], [title, 0], ['B', 1])).toMatchObject({
      left_out: [title],
      chapters: [{ title: 'B' }],
      split_by: 'nothing',
    });
  });

  test.each(['Covered', 'The Contents of the Box', 'Indexes', 'My Cover', 'Notes from a Fox'])(
    'and keeps %s',
    (title) => {
      expect(titles(split([prose, prose], [title, 0], ['B', 1]))).toEqual([title, 'B']);
    },
  );

  test('and names at most fifty parts that it leaves out', () => {
    const short = Array.from({ length: 60 }, (_, i): [string, number] => [`Note ${i}`, i]);
    const { left_out } = split([...short.map(() => 'short'), prose], ...short, ['B', 60]);
    expect(left_out).toEqual(short.slice(0, 50).map(([title]) => title));
  });

  test('into at most 500 chapters', () => {
    const marks = (count: number) => Array.from({ length: count }, (_, i): [string, number] => [`C ${i}`, i]);
    const of = (count: number) => split(Array<string>(count).fill(prose), ...marks(count));
    expect(of(500).chapters).toHaveLength(500);
    expect(() => of(501)).toThrow(problem('import_too_large'));
  });

  test('and a chapter of 350,000 bytes stays whole, a longer one is divided at a space', () => {
    const text = (bytes: number) => `${'abcdefghi '.repeat(bytes / 10 - 1)}abcdefghij`;
    expect(titles(split([text(350_000)]))).toEqual(['The whole book']);
    const { chapters, split_by } = split([text(350_010)]);
    expect(chapters.map(({ title }) => title)).toEqual([1, 2, 3].map((i) => `The whole book (part ${i})`));
    expect(chapters.map(({ text: part }) => part).join(' ')).toBe(text(350_010));
    expect(split_by).toBe('contents');
    const without = split(['a'.repeat(350_001)]).chapters.map(({ text: part }) => part);
    expect(without.join('')).toBe('a'.repeat(350_001));
  });
});

describe('an archive', () => {
  const chapters = [1, 2].map((i) => ({ title: `Chapter ${i}`, paragraphs: [prose] }));
  const read = (file: Buffer) => readUpload(file, spend());
  const withPage = (content: string | Buffer, statedSize?: number) =>
    makeEpub({
      chapters,
      extra: [
        { name: 'OEBPS/text/chapter-2.xhtml', content, ...(statedSize !== undefined && { statedSize }) },
      ],
    });
  const html = `<html><body><h2>Chapter 2</h2><p>${prose} Zoë.</p></body></html>`;
  const utf16 = Buffer.from(`\uFEFF${html}`, 'utf16le');

  test.each([
    ['UTF-8', Buffer.from(html)],
    ['UTF-16, little-endian', utf16],
    ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
  ])('has pages in %s', async (_, content) => {
    expect((await read(withPage(content))).chapters[1]?.text).toBe(`${prose} Zoë.`);
  });

  test.each([
    ['a page longer than it states', withPage(html, 10), 'import_too_large'],
    ['a page shorter than it states', withPage(html, 5000), 'import_damaged'],
    ['a page packed over 200 times', withPage('a'.repeat(1_100_000)), 'import_too_large'],
    ['no end', makeEpub({ chapters }).subarray(0, 2000), 'import_damaged'],
    ['no container', zip([{ name: 'a', content: 'a' }]), 'import_not_a_book'],
    [
      'no package',
      zip([
        {
          name: 'META-INF/container.xml',
          content: '<container><rootfile full-path="none.opf"/></container>',
        },
      ]),
      'import_damaged',
    ],
  ])('with %s is refused', async (_, file, code) => {
    await expect(read(file)).rejects.toEqual(problem(code));
  });

  test('with a page of 1 MB of one letter is read', async () => {
    const { chapters: found } = await read(withPage(`<p>${'a'.repeat(1024 * 1024 - 7)}</p>`));
    expect(found.length).toBeGreaterThan(1);
  });

  test('whose entry is encrypted is protected', async () => {
    const file = makeEpub({ chapters });
    const at = file.lastIndexOf('OEBPS/text/chapter-2.xhtml') - 46;
    expect(file.toString('latin1', at, at + 2)).toBe('PK');
    file.writeUInt16LE(file.readUInt16LE(at + 8) | 1, at + 8);
    await expect(read(file)).rejects.toEqual(problem('import_protected'));
  });

  const withMetadata = (metadata: string) => {
    const opf = `<package><metadata>${metadata}</metadata><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>`;
    return zip([
      { name: 'META-INF/container.xml', content: '<c><rootfile full-path="b.opf"/></c>' },
      { name: 'b.opf', content: opf },
      { name: 'a.xhtml', content: `<p>${prose}</p>` },
    ]);
  };

  test.each([
    ['nothing', '', { title: '', author: '', source: null }],
    ['the first title', '<dc:title> </dc:title><dc:title>A</dc:title><dc:title>B</dc:title>', { title: 'A' }],
    [
      'three authors',
      ['A', 'B', 'C', 'D'].map((name) => `<dc:creator>${name}</dc:creator>`).join(''),
      { author: 'A, B, C' },
    ],
    [
      'long authors',
      `<creator>${'a '.repeat(99)}</creator>`.repeat(3),
      { author: `${'a '.repeat(49)}a, ${'a '.repeat(49)}a`.slice(0, 200) },
    ],
    ['a publisher', '<publisher>Ann’s Books</publisher>', { source: 'Ann’s Books' }],
    [
      'a source before its publisher',
      '<publisher>B</publisher><source>https://x.test/1</source>',
      { source: 'https://x.test/1' },
    ],
  ])('that tells %s has title, author and source', async (_, metadata, found) => {
    expect(await read(withMetadata(metadata))).toMatchObject(found);
  });
});

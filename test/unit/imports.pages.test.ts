import { describe, expect, test } from '@jest/globals';
import { textOfPage } from '../../lambdas/imports/text/blocks';
import { newBudget } from '../../lambdas/imports/text/budget';
import { line, paragraph, plainLine } from '../../lambdas/imports/text/clean';
import { ofNavigation, ofNcx } from '../../lambdas/imports/text/contents';
import { tryResolve } from '../../lambdas/imports/text/epub-package';
import { allOf, parsePage, parseXml, textOf } from '../../lambdas/imports/text/markup';

const spend = () => newBudget(() => 0);

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

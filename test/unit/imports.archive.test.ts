import { describe, expect, test } from '@jest/globals';
import { newBudget } from '../../lambdas/imports/text/budget';
import { readUpload } from '../../lambdas/imports/text/read-upload';
import { makeEpub, zip } from '../support/epub';

const prose = 'The fox ran over the hill and did not look back. '.repeat(8).trim();
const spend = () => newBudget(() => 0);
const problem = (code: string) => expect.objectContaining({ problem: code });

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

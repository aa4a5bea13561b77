import { type Archive, openArchive } from './archive';
import { type Block, textOfPage } from './blocks';
import { line, plainLine } from './clean';
import { type ContentsEntry, ofNavigation, ofNcx } from './contents';
import { allOf, type Element, parsePage, parseXml, textOf } from './markup';
import { type Mark, type Split, splitAt } from './split';
import { Unreadable } from './unreadable';

export interface ReadBook extends Split {
  readonly title: string;
  readonly author: string;
  readonly source: string | null;
}

/** Fonts may be obfuscated without a protection of the text (https://www.w3.org/TR/epub-33/#sec-font-obfuscation). */
const ofFonts = /^http:\/\/(www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

const checkUnprotected = async (archive: Archive) => {
  const encryption = await archive.read('META-INF/encryption.xml');
  const methods = encryption === undefined ? [] : allOf(parseXml(encryption), 'encryptionmethod');
  const hasLock = archive.has('META-INF/rights.xml') || archive.has('META-INF/sinf.xml');
  if (hasLock || methods.some(({ attributes }) => !ofFonts.test(attributes.Algorithm ?? '')))
    throw new Unreadable('import_protected');
};

/** The name of an entry, from a reference within another one. */
const resolve = (from: string, href: string): { name: string; id: string } => {
  const url = new URL(href, `https://book.invalid/${from.split('/').map(encodeURIComponent).join('/')}`);
  return { name: decodeURIComponent(url.pathname).slice(1), id: decodeURIComponent(url.hash.slice(1)) };
};

/** The same; undefined for a reference that is no address, or out of the book. */
const tryResolve = (from: string, href: string) => {
  try {
    return /^[a-z][\w+.-]*:/i.test(href) || href === '' ? undefined : resolve(from, href);
  } catch {
    return undefined;
  }
};

interface Package {
  readonly path: string;
  readonly root: Element;
  /** The names of the pages in the order of reading. */
  readonly pages: readonly string[];
  readonly contents: { readonly name: string; readonly isNcx: boolean } | undefined;
}

const readPackage = async (archive: Archive): Promise<Package> => {
  const container = await archive.read('META-INF/container.xml');
  if (container === undefined) throw new Unreadable('import_not_a_book');
  const path = allOf(parseXml(container), 'rootfile')[0]?.attributes['full-path'] ?? '';
  const source = await archive.read(path);
  if (source === undefined) throw new Unreadable('import_damaged');
  const root = parseXml(source);
  const items = new Map(allOf(root, 'item').map(({ attributes }) => [attributes.id, attributes]));
  const nameOf = (id: string | undefined) => tryResolve(path, items.get(id)?.href ?? '')?.name;
  const pages = allOf(root, 'itemref').flatMap(({ attributes }) => nameOf(attributes.idref) ?? []);
  const nav = [...items.values()].find(({ properties }) => /\bnav\b/.test(properties ?? ''));
  const ncx =
    allOf(root, 'spine')[0]?.attributes.toc ??
    [...items.values()].find((item) => item['media-type'] === 'application/x-dtbncx+xml')?.id;
  const name = nameOf(nav?.id ?? ncx);
  return {
    path,
    root,
    pages: [...new Set(pages)],
    contents: name === undefined ? undefined : { name, isNcx: nav === undefined },
  };
};

const readContents = async (archive: Archive, { contents }: Package): Promise<ContentsEntry[]> => {
  const source = contents && (await archive.read(contents.name));
  if (source === undefined) return [];
  return contents?.isNcx ? ofNcx(parseXml(source)) : ofNavigation(parsePage(source));
};

/** More paragraphs than in the longest novels. */
const mostBlocks = 300_000;

interface Text {
  readonly blocks: readonly Block[];
  /** Where each page begins. */
  readonly pages: readonly Mark[];
  /** The number of characters from one block to another. */
  lengthBetween(from: number, to: number): number;
  find(name: string, id: string): number | undefined;
}

const readText = async (archive: Archive, { pages }: Package): Promise<Text> => {
  const blocks: Block[] = [];
  const starts: Mark[] = [];
  const places = new Map<string, number>();
  for (const name of pages) {
    const source = await archive.read(name);
    if (source === undefined) continue;
    const page = textOfPage(parsePage(source));
    const from = blocks.length;
    places.set(name, from);
    for (const [id, at] of page.ids) places.set(`${name}#${id}`, from + at);
    starts.push({ title: page.blocks.find(({ isHeading }) => isHeading)?.text ?? '', at: from });
    for (const block of page.blocks) blocks.push(block);
    if (blocks.length > mostBlocks) throw new Unreadable('import_too_large');
  }
  const before = [0];
  for (const block of blocks) before.push((before.at(-1) ?? 0) + block.text.length);
  return {
    blocks,
    pages: starts,
    lengthBetween: (from, to) => Math.max(0, (before[to] ?? 0) - (before[from] ?? 0)),
    find: (name, id) => (id === '' ? undefined : places.get(`${name}#${id}`)) ?? places.get(name),
  };
};

const isChapter = /^(chapter|kapitel|\d+|[ivxlc]+)\b/i;

/**
 * The entries that are chapters. An entry with others below it and hardly a text of its own is a part, or the title of the
 * book: the ones below it are the chapters.
 */
const marksOf = (entries: readonly ContentsEntry[], text: Text, from: string): Mark[] => {
  const placeOf = ({ href }: ContentsEntry) => {
    const target = tryResolve(from, href);
    return target && text.find(target.name, target.id);
  };
  return entries.flatMap((entry): Mark[] => {
    const at = placeOf(entry);
    const below = marksOf(entry.below, text, from);
    const [first] = below;
    if (at === undefined) return below;
    const mark = { title: entry.title, at };
    if (first === undefined || isChapter.test(entry.title.trim())) return [mark];
    return text.lengthBetween(at, first.at) < 1500 ? below : [mark, ...below];
  });
};

const headingMarks = ({ blocks }: Text): Mark[] =>
  blocks.flatMap(({ text, isHeading }, at) =>
    isHeading && !blocks[at - 1]?.isHeading ? [{ title: text, at }] : [],
  );

/** By the table of contents; if it is broken by headings; if there are none by pages. */
const split = (contents: readonly ContentsEntry[], from: string, text: Text): Split => {
  const ways = [
    ['contents', marksOf(contents, text, from)],
    ['headings', headingMarks(text)],
    ['files', text.pages.map(({ title, at }, i) => ({ at, title: title || `Chapter ${i + 1}` }))],
  ] as const;
  const [by, marks] = ways.find(([, found]) => new Set(found.map(({ at }) => at)).size > 1) ?? [
    'nothing',
    [],
  ];
  return splitAt(text.blocks, marks, by);
};

const metadata = (root: Element, name: string, most: number, clean = line) =>
  allOf(root, 'metadata')
    .flatMap((data) => allOf(data, name))
    .map((element) => clean(textOf(element), most))
    .filter((text) => text !== '');

/** Reads an EPUB 2 or 3 from its bytes. Throws `Unreadable`. */
export const readEpub = async (bytes: Buffer): Promise<ReadBook> => {
  const archive = await openArchive(bytes);
  await checkUnprotected(archive);
  const book = await readPackage(archive);
  const contents = await readContents(archive, book);
  const text = await readText(archive, book);
  return {
    ...split(contents, book.contents?.name ?? book.path, text),
    title: metadata(book.root, 'title', 200)[0] ?? '',
    author: metadata(book.root, 'creator', 100).slice(0, 3).join(', ').slice(0, 200),
    source:
      metadata(book.root, 'source', 300, plainLine)[0] ?? metadata(book.root, 'publisher', 300)[0] ?? null,
  };
};

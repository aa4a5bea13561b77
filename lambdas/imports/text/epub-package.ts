import type { Archive } from './archive';
import type { Budget } from './budget';
import { line } from './clean';
import { allOf, type Element, parseXml, textOf } from './markup';
import { Unreadable } from './unreadable';

/** The name of the entry that a reference in another entry points to, and the id in it. */
const resolve = (from: string, href: string): { name: string; id: string } => {
  const url = new URL(href, `https://book.invalid/${from.split('/').map(encodeURIComponent).join('/')}`);
  return { name: decodeURIComponent(url.pathname).slice(1), id: decodeURIComponent(url.hash.slice(1)) };
};

/** Longer than any reference in a real book; limits the cost, because references are resolved repeatedly. */
const longestReference = 2000;

/** `resolve`; undefined for a reference that is invalid, too long or outside the book. */
export const tryResolve = (from: string, href: string) => {
  if (href === '' || href.length > longestReference) return undefined;
  try {
    return /^[a-z][\w+.-]*:/i.test(href) ? undefined : resolve(from, href);
  } catch {
    return undefined;
  }
};

export interface Package {
  readonly path: string;
  readonly root: Element;
  /** The names of the pages in the reading order. */
  readonly pages: readonly string[];
  readonly contents: { readonly name: string; readonly isNcx: boolean } | undefined;
}

export const readPackage = async (archive: Archive, spend: Budget): Promise<Package> => {
  const container = await archive.read('META-INF/container.xml');
  if (container === undefined) throw new Unreadable('import_not_a_book');
  const path = allOf(parseXml(container, spend), 'rootfile')[0]?.attributes['full-path'] ?? '';
  const source = await archive.read(path);
  if (source === undefined) throw new Unreadable('import_damaged');
  const root = parseXml(source, spend);
  const items = new Map(allOf(root, 'item').map(({ attributes }) => [attributes.id, attributes]));
  const nameOf = (id: string | undefined) => tryResolve(path, items.get(id)?.href ?? '')?.name;
  const references = allOf(root, 'itemref');
  spend('pages', references.length);
  const pages = references.flatMap(({ attributes }) => nameOf(attributes.idref) ?? []);
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

/** The values of a field of the package's metadata, as clean text of at most so many letters. */
export const metadata = (root: Element, name: string, most: number, clean = line) =>
  allOf(root, 'metadata')
    .flatMap((data) => allOf(data, name))
    .map((element) => clean(textOf(element), most))
    .filter((text) => text !== '');

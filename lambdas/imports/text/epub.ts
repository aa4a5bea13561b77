import { type Archive, openArchive } from './archive';
import type { Budget } from './budget';
import { plainLine } from './clean';
import { type ContentsEntry, ofNavigation, ofNcx } from './contents';
import { splitEpub } from './epub-chapters';
import { metadata, type Package, readPackage } from './epub-package';
import { readText } from './epub-text';
import { allOf, parsePage, parseXml } from './markup';
import type { Split } from './split';
import { Unreadable } from './unreadable';

export interface ReadBook extends Split {
  readonly title: string;
  readonly author: string;
  readonly source: string | null;
}

/** Fonts may be obfuscated although the text is unprotected (https://www.w3.org/TR/epub-33/#sec-font-obfuscation). */
const ofFonts = /^http:\/\/(www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

const checkUnprotected = async (archive: Archive, spend: Budget) => {
  const encryption = await archive.read('META-INF/encryption.xml');
  const methods = encryption === undefined ? [] : allOf(parseXml(encryption, spend), 'encryptionmethod');
  const hasLock = archive.has('META-INF/rights.xml') || archive.has('META-INF/sinf.xml');
  if (hasLock || methods.some(({ attributes }) => !ofFonts.test(attributes.Algorithm ?? '')))
    throw new Unreadable('import_protected');
};

const readContents = async (
  archive: Archive,
  { contents }: Package,
  spend: Budget,
): Promise<ContentsEntry[]> => {
  const source = contents && (await archive.read(contents.name));
  if (source === undefined) return [];
  return contents?.isNcx
    ? ofNcx(parseXml(source, spend), spend)
    : ofNavigation(parsePage(source, spend), spend);
};

/** Reads an EPUB 2 or 3 from its bytes. Throws `Unreadable`. */
export const readEpub = async (bytes: Buffer, spend: Budget): Promise<ReadBook> => {
  const archive = await openArchive(bytes, spend);
  await checkUnprotected(archive, spend);
  const book = await readPackage(archive, spend);
  const contents = await readContents(archive, book, spend);
  const text = await readText(archive, book, spend);
  return {
    ...splitEpub(contents, book.contents?.name ?? book.path, text),
    title: metadata(book.root, 'title', 200)[0] ?? '',
    author: metadata(book.root, 'creator', 100).slice(0, 3).join(', ').slice(0, 200),
    source:
      metadata(book.root, 'source', 300, plainLine)[0] ?? metadata(book.root, 'publisher', 300)[0] ?? null,
  };
};

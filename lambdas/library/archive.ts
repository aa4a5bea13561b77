import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable';

/** More text than in any book, markup included: what unpacks to more is no book. */
const mostUnpacked = 30 * 1024 * 1024;
const mostEntries = 5000;

/** The text files of a zip archive. */
export interface Archive {
  has(name: string): boolean;
  /** The text of an entry; undefined if it is absent. */
  read(name: string): Promise<string | undefined>;
}

const openZip = async (bytes: Buffer): Promise<ZipFile> => {
  try {
    return await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, autoClose: false });
  } catch {
    throw new Unreadable('import_damaged');
  }
};

const entriesOf = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  if (zip.entryCount > mostEntries) throw new Unreadable('import_too_large');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch {
    throw new Unreadable('import_damaged');
  }
  return entries;
};

const decode = (bytes: Buffer): string => {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
};

/**
 * Opens an archive in memory. Entries are unpacked only when they are read, and an entry that unpacks to more than it states
 * is refused while it unpacks: a zip bomb costs no memory.
 */
export const openArchive = async (bytes: Buffer): Promise<Archive> => {
  const zip = await openZip(bytes);
  const entries = await entriesOf(zip);
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    read: async (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      if (entry.isEncrypted()) throw new Unreadable('import_protected');
      unpacked += entry.uncompressedSize;
      if (unpacked > mostUnpacked) throw new Unreadable('import_too_large');
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      } catch (error) {
        const isBomb = /too many bytes/.test((error as Error).message);
        throw new Unreadable(isBomb ? 'import_too_large' : 'import_damaged');
      }
      return decode(Buffer.concat(chunks));
    },
  };
};

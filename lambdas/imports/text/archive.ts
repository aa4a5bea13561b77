import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Budget } from './budget';
import { Unreadable } from './unreadable';

/** Prose compresses to a third of its size, the most repetitive page to a fiftieth. A higher ratio indicates a zip bomb. */
const mostRatio = 200;
/** Smaller entries are harmless at any ratio. */
const suspiciousFrom = 1024 * 1024;

/** Entries with longer names are ignored: names are compared and joined with others for each reference. */
const longestName = 1000;

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

const entriesOf = async (zip: ZipFile, spend: Budget): Promise<Map<string, Entry>> => {
  spend('entries', zip.entryCount);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry())
      if (entry.fileName.length <= longestName) entries.set(entry.fileName, entry);
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

/** Checks an entry before it is unpacked. Throws `Unreadable`. */
const checkEntry = (entry: Entry, spend: Budget) => {
  if (entry.isEncrypted()) throw new Unreadable('import_protected');
  const { uncompressedSize, compressedSize } = entry;
  spend('bytes', uncompressedSize);
  if (uncompressedSize > Math.max(suspiciousFrom, mostRatio * compressedSize))
    throw new Unreadable('import_too_large');
};

/**
 * Opens an archive in memory. Entries are unpacked only when they are read, and an entry that unpacks to more than it states
 * is refused while it unpacks: a zip bomb costs no memory. An archive within an archive is never opened.
 */
export const openArchive = async (bytes: Buffer, spend: Budget): Promise<Archive> => {
  const zip = await openZip(bytes);
  const entries = await entriesOf(zip, spend);
  return {
    has: (name) => entries.has(name),
    read: async (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      checkEntry(entry, spend);
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

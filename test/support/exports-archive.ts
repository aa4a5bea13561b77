import yauzl from 'yauzl';

/** The files of an archive by their names. */
export type Files = ReadonlyMap<string, Buffer>;

const contentOf = async (archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Reads an archive with a library that checks its sizes and checksums. Throws if two files have one name. */
export const unzip = async (bytes: Buffer): Promise<Files> => {
  const archive = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`Two files are called ${entry.fileName}`);
    files.set(entry.fileName, await contentOf(archive, entry));
  }
  return files;
};

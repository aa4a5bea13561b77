import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The last resort: it deletes all data. */
export const startOver = 'Start over with npm run reset: the next start sets up the demo again.';

/** An unusable file of the data folder. The message names the file, the reason, and the remedy with its consequences. */
export class Damaged extends Error {
  override readonly name = 'Damaged';

  constructor(file: string, reason: string, wayOut: string) {
    super(`${file} ${reason}. ${wayOut}`);
  }
}

/** The content of a file, parsed by `parse`; undefined if there is no file. Throws `Damaged` if it cannot be parsed. */
export const readKept = <T>(file: string, parse: (text: string) => T, wayOut: string): T | undefined => {
  const text = readIfPresent(file);
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch (error) {
    throw new Damaged(file, text === '' ? 'is empty' : `is damaged (${(error as Error).message})`, wayOut);
  }
};

const readIfPresent = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Writes a file atomically: after a crash or with a full disk it has either the old or the new content. The content is on disk
 * before the name refers to it. Only the owner can read the file.
 */
export const replaceFile = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.new`;
  const descriptor = openSync(temporary, 'w', 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, file);
  if (process.platform !== 'win32') syncDirectory(dirname(file));
};

const syncDirectory = (directory: string): void => {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

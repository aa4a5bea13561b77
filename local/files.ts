import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The way out when there is none that keeps anything. */
export const startOver = 'Start over with npm run reset: the next start sets up the demo again.';

/** A file of the data folder that cannot be used; the message names it, says why, and what helps at which price. */
export class Damaged extends Error {
  override readonly name = 'Damaged';

  constructor(file: string, reason: string, wayOut: string) {
    super(`${file} ${reason}. ${wayOut}`);
  }
}

/** What a file says, as `parse` reads it; undefined where there is none. Throws `Damaged` for what cannot be parsed. */
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
 * A crash or a full disk at any instant leaves the old file or the new one, never half of either: the content is on
 * disk before the name points at it. Readable by its owner only.
 */
export const replaceFile = (file: string, content: string): void => {
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

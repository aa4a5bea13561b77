import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, emptyState, type State, serialize } from './state';

export interface StateKeeper {
  state: State;
  /** Returns after the state is on disk; does nothing when nothing changed. */
  save(): void;
}

/** Without a file the state lives and dies with the process. */
export function openState(file: string | undefined): StateKeeper {
  const json = file && readIfPresent(file);
  const state = json ? deserialize(json) : emptyState();
  if (!file) return { state, save() {} };
  let saved = json;
  const save = () => {
    const current = serialize(state);
    if (current === saved) return;
    replaceFile(file, current);
    saved = current;
  };
  save();
  return { state, save };
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * A crash at any instant leaves the old file or the new one, never half of either: the content is on
 * disk before the name points at it. Readable by its owner only, for it holds the signing key.
 */
function replaceFile(file: string, content: string): void {
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
}

function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

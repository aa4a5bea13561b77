import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openStore } from './dynamodb/store';
import { Damaged } from './files';

/** Releases a lock. */
export type Release = () => Promise<void>;

const open = async (folder: string) => {
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    return await openStore(folder);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    // The lock contains no data, so a damaged one is replaced.
    rmSync(folder, { recursive: true });
    return openStore(folder);
  }
};

/**
 * Takes a lock that only one process can hold; undefined while another process holds it. It is LevelDB's lock, which the system
 * releases when the process dies, even by `kill -9`.
 */
export const tryLock = async (folder: string): Promise<Release | undefined> => {
  try {
    const store = await open(folder);
    return () => store.db.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'LEVEL_LOCKED') return undefined;
    throw error;
  }
};

const retryMilliseconds = 200;

/** Takes the lock as soon as no other process holds it. Calls `onWait` once if it has to wait. */
export const waitForLock = async (folder: string, onWait: () => void): Promise<Release> => {
  for (let tries = 0; ; tries++) {
    const release = await tryLock(folder);
    if (release !== undefined) return release;
    if (tries === 0) onWait();
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
  }
};

import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux has a file system in memory there. */
const inMemory = '/dev/shm';
/** Many times the data of a suite. A container may have 64 MB. */
const enoughBytes = 512 << 20;

const parent = () => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enoughBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
};

/**
 * A new folder, in memory where the machine can: the laptop waits for the disk after every change of a queue or an account, which
 * takes longer than all else in a suite that keeps its data.
 */
export const newFastFolder = (prefix: string) => mkdtempSync(path.join(parent(), prefix));

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, tryLock } from './lock';

export interface Running {
  readonly pid: number;
  /** Absent while the cloud starts on any free port. */
  readonly url?: string | undefined;
}

/** The lock in the data folder, which the process that uses the folder holds. */
export const lockName = 'lock';

const fileIn = (dataFolder: string) => path.join(dataFolder, 'running.json');

export const dataFolder = path.resolve(process.env.DATA_DIR ?? '.local');

/** Stores the process and its address for the other commands. */
export const announce = (folder: string, url?: string): void =>
  writeFileSync(fileIn(folder), JSON.stringify({ pid: process.pid, url } satisfies Running));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The laptop cloud that runs on the data folder; undefined if there is none, even after `kill -9`. */
export const running = (folder = dataFolder): Running | undefined => {
  try {
    const found: Running = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    return isAlive(found.pid) ? found : undefined;
  } catch {
    return undefined;
  }
};

const holderOf = (folder: string): string => {
  const { pid, url } = running(folder) ?? {};
  if (pid === undefined) return ': stop it';
  return url === undefined
    ? `, process ${pid}: stop it`
    : `, process ${pid} at ${url}: open that address, or stop it`;
};

/** Takes the data folder for this process. Throws while another one has it. */
export const takeFolder = async (folder: string): Promise<Release> => {
  const release = await tryLock(path.join(folder, lockName));
  if (release !== undefined) return release;
  throw new Error(
    `The data in ${folder} is in use by another Inkwren${holderOf(folder)} first. A second one needs a port and a folder of its own: choose them with PORT and DATA_DIR.`,
  );
};

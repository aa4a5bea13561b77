import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Running {
  readonly pid: number;
  readonly url: string;
}

const fileIn = (dataFolder: string) => path.join(dataFolder, 'running.json');

export const dataFolder = path.resolve(process.env.DATA_DIR ?? '.local');

/** Records this run for the other commands. */
export const announce = (url: string): void =>
  writeFileSync(fileIn(dataFolder), JSON.stringify({ pid: process.pid, url } satisfies Running));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The laptop cloud that runs on the data folder; undefined if there is none, also after `kill -9`. */
export const running = (): Running | undefined => {
  try {
    const found: Running = JSON.parse(readFileSync(fileIn(dataFolder), 'utf8'));
    return isAlive(found.pid) ? found : undefined;
  } catch {
    return undefined;
  }
};

import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Damaged, replaceFile, startOver } from './files';
import { lockName, takeFolder } from './running';

/** Marks a folder as Inkwren's: without the marker nothing is stored or deleted there. */
const marker = 'inkwren-data';
const markerText =
  'Made by `npm start` of Inkwren. `npm run reset` deletes what Inkwren keeps in this folder.\n';

/** Written when the demo data is complete, with the version of the data. */
const seeded = 'seeded';

/** The version of the data: incremented when older items can no longer be read. */
const version = '4';

/** The names of the files that a laptop cloud stores. */
const kept =
  /^(seeded|running\.json|clock|schedules|outbox\.jsonl|functions\.log|cognito\.json|table|media|queue-\w+\.json)(\.new)?$/;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const isOurs = (names: readonly string[]) => names.includes(marker) || names.includes(seeded);

/**
 * Creates the folder, or opens it in its last state. Throws for a folder with other files, or without the files that are needed
 * to continue.
 */
export const claimFolder = (folder: string): void => {
  const names = namesIn(folder);
  if (names.length > 0 && !isOurs(names))
    throw new Error(
      `${folder} holds other things than Inkwren's data: choose another folder, which may be new, with DATA_DIR.`,
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, marker), markerText);
  if (!isSeeded(folder)) return;
  if (readFileSync(path.join(folder, seeded), 'utf8') !== version)
    throw new Error(`The data in ${folder} is of another version of Inkwren: empty it with npm run reset.`);
  for (const [name, what] of [
    ['cognito.json', 'the accounts'],
    ['table', 'all data'],
  ] as const)
    if (!names.includes(name))
      throw new Damaged(path.join(folder, name), `is missing: it held ${what}`, startOver);
};

/** Whether the demo data is complete, with table and accounts. */
export const isSeeded = (folder: string): boolean => existsSync(path.join(folder, seeded));

export const markSeeded = (folder: string): void => replaceFile(path.join(folder, seeded), version);

/** The names of the data, without the marker and the lock. */
const dataIn = (folder: string) => namesIn(folder).filter((name) => kept.test(name));

const remove = (folder: string, names: readonly string[]) => {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
};

/**
 * Deletes an interrupted set-up, so that the demo data is either complete or absent: leases of the killed process would block the
 * next one. No user has had access yet. The caller must hold the folder.
 */
export const forgetHalf = (folder: string): void => {
  if (!isSeeded(folder)) remove(folder, dataIn(folder));
};

/**
 * Deletes the files of laptop clouds from the folder. Returns the names of the other files, which stay. Throws while another
 * process uses the folder.
 */
export const emptyFolder = async (folder: string): Promise<string[]> => {
  const names = namesIn(folder);
  if (names.length === 0) return [];
  if (!isOurs(names))
    throw new Error(`${folder} is not a folder that npm start has made: nothing was deleted there.`);
  const release = await takeFolder(folder);
  remove(folder, dataIn(folder));
  await release();
  // The marker is deleted last, so that an interrupted reset can be repeated.
  remove(folder, [lockName, marker]);
  const others = readdirSync(folder);
  if (others.length === 0) rmdirSync(folder);
  return others;
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from '@jest/globals';

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Runs when the test is over, in reverse order. */
export const afterwards = (cleanUp: () => unknown) => cleanUps.push(cleanUp);

/** Deleted when the test is over. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-'));
  afterwards(() => rmSync(folder, { recursive: true }));
  return folder;
};

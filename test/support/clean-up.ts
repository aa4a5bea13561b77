import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from '@jest/globals';

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Registers a function that runs after the test, in reverse order. */
export const afterwards = (cleanUp: () => unknown) => cleanUps.push(cleanUp);

/** A folder that is deleted after the test. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-'));
  afterwards(() => rmSync(folder, { recursive: true }));
  return folder;
};

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Stryker is 64 MB, which only one command needs. `before` also pins the versions of the packages that it depends on. */
const pinned = {
  packages: ['@stryker-mutator/core@10.0.0', '@stryker-mutator/jest-runner@10.0.0'],
  before: '2026-11-24',
};

const folder = path.resolve('.cache/stryker-10.0.0');

const install = async () => {
  const into = `${folder}.${process.pid}`;
  await mkdir(into, { recursive: true });
  try {
    await writeFile(path.join(into, 'package.json'), '{ "private": true }');
    await promisify(execFile)(
      'npm',
      [
        'install',
        ...pinned.packages,
        `--before=${pinned.before}`,
        '--prefix',
        into,
        '--ignore-scripts',
        '--no-audit',
      ],
      { cwd: into, shell: process.platform === 'win32' },
    );
    await rename(into, folder);
  } finally {
    await rm(into, { recursive: true, force: true });
  }
};

/** The command of Stryker, which is downloaded once into `.cache`. */
export const strykerCommand = async (): Promise<string> => {
  if (!existsSync(folder)) await install();
  return path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
};

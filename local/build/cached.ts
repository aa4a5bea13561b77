import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { at } from './root';

export const run = promisify(execFile);

/** A folder of the cache, made once for these inputs. A folder that was left half made is made again. */
export const cached = async (
  name: string,
  inputs: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(readFileSync(file));
  const folder = at('.cache', `${name}-${hash.digest('hex').slice(0, 12)}`);
  const marker = path.join(folder, '.complete');
  if (existsSync(marker)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await make(folder);
  await writeFile(marker, '');
  return folder;
};

/**
 * The Python of an environment with exactly these packages: pip refuses what has another hash than the one in the list. Needs
 * Python 3 with venv.
 */
export const pythonWith = async (name: string, requirements: string): Promise<string> => {
  const folder = await cached(name, [requirements], async (into) => {
    await run('python3', ['-m', 'venv', into]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--require-hashes'];
    await run(path.join(into, 'bin/python3'), [...pip, '-r', requirements]);
  });
  return path.join(folder, 'bin/python3');
};

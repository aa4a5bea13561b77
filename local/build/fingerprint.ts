import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const filesBelow = (entry: string): string[] => {
  const at = path.join(root, entry);
  const found = statSync(at, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [entry];
  // What has a dot before its name, builds have written themselves.
  const names = readdirSync(at).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => filesBelow(path.join(entry, name)));
};

/** Changes whenever a file below one of the places does: its name, size or time. */
export const fingerprint = (places: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

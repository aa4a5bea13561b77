import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

const filesBelow = (entry: string): string[] => {
  const at = path.join(root, entry);
  const found = statSync(at, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [entry];
  // Builds write names with a leading dot.
  const names = readdirSync(at).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => filesBelow(path.join(entry, name)));
};

/** A hash that changes whenever the name, size or time of a file below one of the paths changes. */
export const fingerprint = (places: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

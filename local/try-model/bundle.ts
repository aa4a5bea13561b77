import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions, copyAssets, weights } from '../../lib/bundling/bundle';
import { functions } from '../../lib/functions';
import { at } from '../build/root';

/** Folders that the tries read at run time: the library, and what functions read. */
const files = new Set(['library', weights.folder, ...functions.flatMap(({ files: read = [] }) => read)]);

/** Bundles the tries as functions are bundled, with the files beside them. Returns the file. */
export const bundleTries = async (): Promise<string> => {
  const folder = at('dist/try-model');
  const outfile = path.join(folder, 'index.js');
  await build({ ...bundleOptions, entryPoints: [at('local/try-model/tries.ts')], outfile });
  for (const name of files) cpSync(at(name), path.join(folder, name), { recursive: true });
  for (const { assets } of functions) copyAssets(assets, folder);
  return outfile;
};

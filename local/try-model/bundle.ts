import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions, copyAssets } from '../../lib/bundling/bundle';
import { functions } from '../../lib/functions';
import { at } from '../build/root';

/** Folders that the tries read at run time, as functions do. */
const files = ['library', 'articles', 'lambdas/comics/lists'];

/** Bundles the tries as functions are bundled, with the files beside them. Returns the file. */
export const bundleTries = async (): Promise<string> => {
  const folder = at('dist/try-model');
  const outfile = path.join(folder, 'index.js');
  await build({ ...bundleOptions, entryPoints: [at('local/try-model/tries.ts')], outfile });
  for (const name of files) cpSync(at(name), path.join(folder, name), { recursive: true });
  for (const { assets } of functions) copyAssets(assets, folder);
  return outfile;
};

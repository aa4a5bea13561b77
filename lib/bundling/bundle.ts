import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { type Bundles, functions } from '../functions';
import { leanSdk, shortErrors } from './lean-sdk';

const root = path.resolve(__dirname, '../..');

/**
 * CommonJS, because an ES module's `import 'node:http'` also loads undici. The SDK is bundled: the one in the runtime loads
 * more slowly (docs/benchmarks.md).
 */
export const bundleOptions: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  minify: true,
  legalComments: 'none',
  sourcemap: false,
  mainFields: ['module', 'main'],
  plugins: [leanSdk, shortErrors],
};

/** The contents of each bundle: esbuild's metafile, for measurements. */
export const metafileIn = (out: string) => path.join(out, 'meta.json');

/** The folder of the bundles that are deployed. */
export const bundlesFolder = path.join(root, 'dist/lambdas');

/** Copies files of packages into a folder. */
export const copyAssets = (assets: readonly string[] = [], folder: string) => {
  for (const file of assets)
    cpSync(path.join(root, 'node_modules', file), path.join(folder, path.basename(file)));
};

/** Copies the folders that functions need beside their code. What was removed there does not stay. */
const copyFiles = (out: string) => {
  for (const { name, files = [] } of functions)
    for (const folder of files) {
      const copy = path.join(out, name, folder);
      rmSync(copy, { recursive: true, force: true });
      cpSync(path.join(root, folder), copy, { recursive: true });
    }
  for (const { name, assets } of functions) copyAssets(assets, path.join(out, name));
};

/** Bundles every function into `<out>/<name>/index.js`, with its files beside it. Takes under a second. */
export const bundleFunctions = async (out = bundlesFolder): Promise<Bundles> => {
  const { metafile } = await build({
    ...bundleOptions,
    metafile: true,
    entryPoints: functions.map(({ name, entry }) => ({
      in: path.join(root, 'lambdas', entry),
      out: `${name}/index`,
    })),
    outdir: out,
  });
  copyFiles(out);
  writeFileSync(metafileIn(out), JSON.stringify(metafile));
  return Object.fromEntries(functions.map(({ name }) => [name, path.join(out, name)]));
};

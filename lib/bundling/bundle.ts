import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { type Bundles, type DeclaredFunction, functions } from '../functions';
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
  // By default esbuild escapes each letter outside ASCII, which takes up to six bytes.
  charset: 'utf8',
  legalComments: 'none',
  sourcemap: false,
  mainFields: ['module', 'main'],
  plugins: [leanSdk, shortErrors],
};

/** The path of esbuild's metafile, which lists the contents of each bundle for measurements. */
export const metafileIn = (out: string) => path.join(out, 'meta.json');

/** The folder of the bundles that are deployed. */
export const bundlesFolder = path.join(root, 'dist/lambdas');

/** Copies files of packages into a folder. */
export const copyAssets = (assets: readonly string[] = [], folder: string) => {
  for (const file of assets)
    cpSync(path.join(root, 'node_modules', file), path.join(folder, path.basename(file)));
};

/** A bundle that contains the module needs the folder at run time: the weights of what our rules have learned. */
export const weights = {
  module: 'lambdas/safety/learned/weights.ts',
  folder: 'lambdas/safety/learned/weights',
} as const;

/**
 * Copies the folders that functions need at run time: the declared ones, and those of modules in their bundles. Each copy is
 * replaced as a whole: files that were removed do not stay.
 */
const copyFiles = (out: string, chosen: readonly DeclaredFunction[], { outputs }: Metafile) => {
  const copy = (name: string, folder: string, leftOut: readonly string[] = []) => {
    const to = path.join(out, name, folder);
    rmSync(to, { recursive: true, force: true });
    cpSync(path.join(root, folder), to, {
      recursive: true,
      filter: (file) => !leftOut.includes(path.basename(file)),
    });
  };
  for (const { name, files = [], filesLeftOut, assets } of chosen) {
    for (const folder of files) copy(name, folder, filesLeftOut);
    copyAssets(assets, path.join(out, name));
  }
  for (const [file, { inputs }] of Object.entries(outputs))
    if (weights.module in inputs) copy(path.basename(path.dirname(file)), weights.folder);
};

/**
 * Bundles functions, by default all, into `<out>/<name>/index.js`, with their files in the same folder. `others` names further entry
 * files.
 */
export const bundleFunctions = async (
  out = bundlesFolder,
  chosen = functions,
  others: Readonly<Record<string, string>> = {},
): Promise<Bundles> => {
  const { metafile } = await build({
    ...bundleOptions,
    metafile: true,
    entryPoints: [
      ...chosen.map(({ name, entry }) => ({ in: path.join(root, 'lambdas', entry), out: `${name}/index` })),
      ...Object.entries(others).map(([name, file]) => ({ in: file, out: `${name}/index` })),
    ],
    outdir: out,
  });
  copyFiles(out, chosen, metafile);
  writeFileSync(metafileIn(out), JSON.stringify(metafile));
  return Object.fromEntries(chosen.map(({ name }) => [name, path.join(out, name)]));
};

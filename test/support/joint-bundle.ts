import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleOptions, copyAssets } from '../../lib/bundling/bundle';
import { leanSdk } from '../../lib/bundling/lean-sdk';
import { capitalized, functions } from '../../lib/functions';
import { seedFunction } from '../../local/seed/seed';
import { directSdk } from './direct-table';

const root = path.resolve(__dirname, '../..');

export const jointBundle = path.join(root, 'dist/joint/index.js');

const entries = [
  // The stack's id of a function ends in a hash.
  ...functions.map(({ name, entry }) => [`${capitalized(name)}Function`, `./lambdas/${entry}`] as const),
  [seedFunction, './local/seed/handler.ts'] as const,
];

/**
 * Fewer shards than the product has: a settlement processes each of them in each stage, which takes eight times as many
 * requests and tests nothing more.
 */
const fewerShards: Plugin = {
  name: 'fewer-shards',
  setup: (build) => {
    build.onLoad({ filter: /platform[/\\]table[/\\]partition\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('shards = 64', 'shards = 8'),
      loader: 'ts',
    }));
  },
};

/** Comics are drawn and lettered at a sixteenth of the side: a real page takes two seconds of a processor. */
const tinyPages: Plugin = {
  name: 'tiny-pages',
  setup: (build) => {
    build.onLoad({ filter: /comics[/\\]layouts\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('drawnSize = 1024', 'drawnSize = 64'),
      loader: 'ts',
    }));
  },
};

/** Files of two orders: a thousand take minutes to place. */
const shortFiles: Plugin = {
  name: 'short-files',
  setup: (build) => {
    build.onLoad({ filter: /store[/\\]export-orders\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace('mostOrders = 1000', 'mostOrders = 2')
        .replace('pageSize = 100', 'pageSize = 1'),
      loader: 'ts',
    }));
  },
};

/**
 * All functions in one file, which exports `(process, console, Error, awslambda, require) => loaders by name`. Each call
 * makes a separate instance of all modules, and loads those of one function when its loader is called. Instances share the
 * compiled code.
 */
export const buildJointBundle = async () => {
  for (const folder of functions.flatMap(({ files = [] }) => files))
    cpSync(path.join(root, folder), path.join(path.dirname(jointBundle), folder), { recursive: true });
  for (const { assets } of functions) copyAssets(assets, path.dirname(jointBundle));
  await build({
    ...bundleOptions,
    minify: false,
    plugins: [leanSdk, directSdk, fewerShards, tinyPages, shortFiles],
    stdin: {
      contents: `module.exports = {${entries.map(([name, file]) => `${name}: () => require('${file}')`).join()}}`,
      resolveDir: root,
    },
    banner: {
      js: 'module.exports = (process, console, Error, awslambda, require) => { const module = {}, exports = {};',
    },
    footer: { js: 'return module.exports; };' },
    outfile: jointBundle,
  });
};

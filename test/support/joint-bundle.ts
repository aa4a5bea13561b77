import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleOptions, copyAssets, weights } from '../../lib/bundling/bundle';
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

/** Replaces parts of one module. The build fails when it has no such module, or the module no such part. */
const replacing = (file: string, parts: Readonly<Record<string, string>>): Plugin => ({
  name: `replacing parts of ${file}`,
  setup: (build) => {
    let isLoaded = false;
    build.onLoad({ filter: new RegExp(`${file.replaceAll('/', '[/\\\\]')}$`) }, ({ path }) => {
      isLoaded = true;
      const source = readFileSync(path, 'utf8');
      const missing = Object.keys(parts).filter((part) => !source.includes(part));
      if (missing.length > 0) throw new Error(`${file} has no ${missing.join(' and no ')}`);
      const contents = Object.entries(parts).reduce((text, [from, to]) => text.replace(from, to), source);
      return { contents, loader: 'ts' };
    });
    build.onEnd(() => {
      if (!isLoaded) throw new Error(`No function has ${file}`);
    });
  },
});

/**
 * Fewer shards than the product has: a settlement processes each of them in each stage, which takes eight times as many
 * requests and tests nothing more.
 */
const fewerShards = replacing('lambdas/platform/table/partition.ts', { 'shards = 64': 'shards = 8' });

/** A large school is one whose board takes several readers: ten thousand pupils take long to write. */
const smallParts = replacing('lambdas/accounts/standing.ts', { 'readAtOnce = 5000': 'readAtOnce = 1000' });

/** Comics are drawn and lettered at a sixteenth of the side: a real page takes two seconds of a processor. */
const tinyPages = replacing('lambdas/comics/layouts.ts', { 'drawnSize = 1024': 'drawnSize = 64' });

/** Reaches the queues and the user pool of this process without HTTP. */
const directServices = replacing('lambdas/platform/aws-call.ts', {
  'return signedRequest(service,': `return sendToService(signedRequest, service,`,
  "import { pause } from './clock';": `import { pause } from './clock';
    import { sendToService } from ${JSON.stringify(path.join(__dirname, 'direct-service.ts').replaceAll('\\', '/'))};`,
});

/** Files of two orders: a thousand take minutes to place. */
const shortFiles = replacing('lambdas/shop/orders/export-orders.ts', {
  'mostOrders = 1000': 'mostOrders = 2',
  'pageSize = 100': 'pageSize = 1',
});

/**
 * All functions in one file, which exports `(process, console, Error, awslambda, require, performance, AbortSignal) =>
 * loaders by name`. Each call
 * makes a separate instance of all modules, and loads those of one function when its loader is called. Instances share the
 * compiled code.
 */
export const buildJointBundle = async () => {
  for (const folder of functions.flatMap(({ files = [] }) => files).concat(weights.folder))
    cpSync(path.join(root, folder), path.join(path.dirname(jointBundle), folder), { recursive: true });
  for (const { assets } of functions) copyAssets(assets, path.dirname(jointBundle));
  await build({
    ...bundleOptions,
    minify: false,
    plugins: [leanSdk, directSdk, directServices, fewerShards, smallParts, tinyPages, shortFiles],
    stdin: {
      contents: `module.exports = {${entries.map(([name, file]) => `${name}: () => require('${file}')`).join()}}`,
      resolveDir: root,
    },
    banner: {
      js: 'module.exports = (process, console, Error, awslambda, require, performance, AbortSignal) => { const module = {}, exports = {};',
    },
    footer: { js: 'return module.exports; };' },
    outfile: jointBundle,
  });
};

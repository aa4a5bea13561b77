import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { type Bundles, type FunctionName, functionEntries } from '../functions';
import { leanSdk } from './lean-sdk';

const root = path.resolve(__dirname, '../..');

/**
 * CommonJS, because an ES module's `import 'node:http'` loads undici too. With everything inside: the SDK of the
 * runtime is slower to load than a bundled one (docs/benchmarks.md).
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
  plugins: [leanSdk],
};

/** Bundles every function into `<out>/<name>/index.js`. Takes under a second. */
export const bundleFunctions = async (out = path.join(root, 'dist/lambdas')): Promise<Bundles> => {
  const names = Object.keys(functionEntries) as FunctionName[];
  await build({
    ...bundleOptions,
    entryPoints: names.map((name) => ({
      in: path.join(root, 'lambdas', functionEntries[name]),
      out: `${name}/index`,
    })),
    outdir: out,
  });
  return Object.fromEntries(names.map((name) => [name, path.join(out, name)])) as Bundles;
};

import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../lib/bundling/bundle';
import { leanSdk } from '../lib/bundling/lean-sdk';
import { functions } from '../lib/functions';

/** The bundler plugins of each variant. The remaining parts of the SDK determine the size and start time of a function. */
const variants = {
  'errors as published': [leanSdk],
  'SDK as published': [],
};

/** A typical function. */
const subject = functions.find(({ name }) => name === 'books') as (typeof functions)[number];

interface Variant {
  readonly name: string;
  readonly file: string;
  readonly declared: typeof subject;
}

/** Bundles one function with more of the AWS SDK than ours contain, into files below `folder`. */
export const bundleSdkVariants = (folder: string): Promise<Variant[]> =>
  Promise.all(
    Object.entries(variants).map(async ([variant, plugins], index) => {
      const file = path.join(folder, `sdk-variant-${index}.js`);
      const entry = path.join(__dirname, '../lambdas', subject.entry);
      await build({ ...bundleOptions, plugins, entryPoints: [entry], outfile: file });
      return { name: `${subject.name}, ${variant}`, file, declared: subject };
    }),
  );

import path from 'node:path';
import { bundleFunctions, bundlesFolder, metafileIn } from '../../lib/bundling/bundle';
import { at } from './root';
import { bundleSetUp, seedBundle } from './set-up';
import { tool } from './tool';

export const built = {
  site: at('dist/site'),
  gallery: at('dist/gallery'),
  template: at('dist/stack'),
  seed: seedBundle,
};

/** A part of the build. It is repeated when its inputs have changed. */
export interface Step {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly output: string;
  run(): Promise<unknown>;
}

const shared = ['contract', 'package-lock.json'];

export const siteStep: Step = {
  name: 'the site',
  // Chapters are pages of the site.
  inputs: [...shared, 'frontend', 'library', 'serials', 'vite.config.mts'],
  output: path.join(built.site, 'index.html'),
  run: () => tool(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']),
};

/** Built separately from the site, so that it is never deployed. */
export const galleryStep: Step = {
  ...siteStep,
  name: 'the style guide',
  output: path.join(built.gallery, '_ui.html'),
  run: () => tool(['node_modules/vite/bin/vite.js', 'build', '--mode', 'gallery', '--logLevel', 'error']),
};

export const stackStep: Step = {
  name: 'the stack',
  inputs: [...shared, 'lib', 'frontend/landing/script', 'cdk.json', 'local/build'],
  output: path.join(built.template, 'manifest.json'),
  // Without tsx's hook for ES modules, which takes a tenth of the time and finds none here.
  run: () => tool(['--require', 'tsx/cjs', 'local/build/synthesize.ts'], { CDK_OUTDIR: built.template }),
};

const functions = [
  ...shared,
  'lib',
  'lambdas',
  'library',
  'articles',
  'frontend/public/things',
  'local/build',
];

export const setUpStep: Step = {
  name: 'the demo',
  inputs: [...functions, 'local/seed'],
  output: built.seed,
  run: bundleSetUp,
};

export const functionsStep: Step = {
  name: 'the functions',
  inputs: functions,
  output: metafileIn(bundlesFolder),
  run: () => bundleFunctions(),
};

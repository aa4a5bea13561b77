import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { bundleOptions } from '../../lib/bundling/bundle';
import { fingerprint } from './fingerprint';

const root = path.resolve(__dirname, '../..');
const at = (...parts: string[]) => path.join(root, ...parts);

export const built = {
  site: at('dist/site'),
  gallery: at('dist/gallery'),
  template: at('dist/stack'),
  seed: at('dist/seed/index.js'),
};

interface Step {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly output: string;
  run(): Promise<void>;
}

/** Runs one of the project's tools. Its output is shown only if it fails. */
const tool = (script: string, args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [at('node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output.slice(-4000)))));
  });

const shared = ['contract', 'package-lock.json'];

const siteStep: Step = {
  name: 'the site',
  // A chapter is part of the site.
  inputs: [...shared, 'frontend', 'library', 'vite.config.mts'],
  output: path.join(built.site, 'index.html'),
  run: () => tool('vite/bin/vite.js', ['build', '--logLevel', 'error']),
};

/** Built separately from the site, so that it is never deployed. */
const galleryStep: Step = {
  ...siteStep,
  name: 'the style guide',
  output: path.join(built.gallery, '_ui.html'),
  run: () => tool('vite/bin/vite.js', ['build', '--mode', 'gallery', '--logLevel', 'error']),
};

/** The owner's settings on the laptop: a sender that its SES has verified. */
const laptopSettings = {
  safetyEmail: 'safety@inkwren.test',
  mailFrom: 'wren@inkwren.example',
  mailIdentity: 'inkwren.example',
};

const stackStep: Step = {
  name: 'the stack and its functions',
  inputs: [
    ...shared,
    'bin',
    'lib',
    'lambdas',
    'library',
    'articles',
    'frontend/public/things',
    'frontend/landing/script',
    'cdk.json',
  ],
  output: path.join(built.template, 'manifest.json'),
  run: () =>
    tool('tsx/dist/cli.mjs', ['bin/inkwren.ts'], {
      CDK_OUTDIR: built.template,
      CDK_CONTEXT_JSON: JSON.stringify({ settings: JSON.stringify(laptopSettings) }),
    }),
};

const seedStep: Step = {
  name: 'the demo',
  inputs: [...shared, 'lambdas', 'local/seed'],
  output: built.seed,
  run: async () => {
    await esbuild({ ...bundleOptions, entryPoints: [at('local/seed/handler.ts')], outfile: built.seed });
  },
};

const stateFile = at('.cache/build.json');

const readState = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    return {};
  }
};

/** Builds what has changed since the last build, and reports each step. Rejects with the output of a tool. */
export const buildAll = async (tell: (line: string) => void, { withGallery = false } = {}): Promise<void> => {
  const state = readState();
  const make = async ({ name, inputs, output, run }: Step) => {
    const current = fingerprint(inputs);
    if (state[name] === current && existsSync(output)) return;
    const started = performance.now();
    tell(`building ${name} …`);
    await run();
    state[name] = current;
    tell(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  // The stack includes the built site and cannot be synthesized without one.
  mkdirSync(built.site, { recursive: true });
  await Promise.all([siteStep, stackStep, seedStep, ...(withGallery ? [galleryStep] : [])].map(make));
  mkdirSync(path.dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state));
};

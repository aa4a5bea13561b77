import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { context } from '../../cdk.json';
import { functions } from '../../lib/functions';
import { InkwrenStack } from '../../lib/inkwren-stack';
import { settingsFor } from '../../lib/settings';
import { newApp } from './app';
import { promises, stacksFolder } from './stack';

/** Each run of Jest has its own folder, because another run may synthesize at the same time. */
export const assemblyFolder = path.join(stacksFolder, `cdk.out-${process.pid}`);

const standIn = (file: string, text: string): string => {
  const at = path.join(stacksFolder, 'stand-ins', file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
  return path.dirname(at);
};

/** A placeholder for each bundle and for the site, so that no build is needed. */
const standIns = () => {
  const bundles = Object.fromEntries(
    functions.map(({ name }) => [
      name,
      standIn(`${name}/index.js`, `exports.handler = async () => '${name}';`),
    ]),
  );
  standIn('site/assets/app-1a2b3c.js', '');
  return { bundles, siteFolder: standIn('site/index.html', '<!doctype html><title>Inkwren</title>') };
};

/**
 * The stack of a stage. Production is deployed to us-east-1 unless a test chooses another region; a demo has no region.
 * Throws the error that a deployment would show.
 */
export const createStack = (
  stage = 'demo',
  overrides: Record<string, unknown> = {},
  region = stage === 'prod' ? 'us-east-1' : undefined,
): InkwrenStack => {
  const settings = settingsFor(stage, stage === 'prod' ? { ...promises, ...overrides } : overrides);
  const app = newApp({
    outdir: assemblyFolder,
    analyticsReporting: false,
    context: { ...context, 'aws:cdk:disable-asset-staging': true },
  });
  return new InkwrenStack(app, `Inkwren-${stage}`, { settings, ...standIns(), env: { region } });
};

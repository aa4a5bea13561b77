import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { context } from '../../cdk.json';
import { InkwrenStack } from '../../lib/inkwren-stack';
import { settingsFor } from '../../lib/settings';
import { region } from '../template/template';
import { at } from './root';
import { bundlesToCome } from './set-up';

/** The owner's settings on the laptop: a sender whose identity the stand-in for SES accepts. */
const laptopSettings = {
  safetyEmail: ['safety@inkwren.test', 'night-watch@inkwren.test'],
  mailFrom: 'wren@inkwren.example',
  mailIdentity: 'inkwren.example',
};

/** An empty folder instead of one that is built at the same time: nothing is uploaded from here. */
const standIn = (...parts: string[]) => {
  const folder = at('dist/stand-ins', ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** A line that loads the bundle, which is built before the function is first called. Both lie in `dist`. */
const standInFor = ([name, bundle]: [string, string]) => {
  const folder = standIn('lambdas', name);
  const place = path.relative(at('dist/stack/asset'), bundle).replaceAll(path.sep, '/');
  writeFileSync(path.join(folder, 'index.js'), `module.exports = require('${place}');\n`);
  return [name, folder];
};

/**
 * Synthesizes the demo stage into `CDK_OUTDIR`, as `cdk deploy` does. The checks of a deployment take longer than everything
 * else; `cdk synth` and the tests run them.
 */
const main = () => {
  const bundles = Object.fromEntries(Object.entries(bundlesToCome).map(standInFor));
  standIn('site/assets');
  const app = new App({ context, analyticsReporting: false, builtinCloudFormationValidation: false });
  const settings = settingsFor('demo', { ...laptopSettings, ...JSON.parse(process.env.SETTINGS ?? '{}') });
  // The stack creates its web ACL only in this region.
  new InkwrenStack(app, 'Inkwren-demo', { settings, bundles, siteFolder: standIn('site'), env: { region } });
  app.synth();
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import path from 'node:path';
import { bundleFunctions, bundlesFolder } from '../../lib/bundling/bundle';
import { type Bundles, capitalized, functions } from '../../lib/functions';
import { at } from './root';

/**
 * The functions whose answers the set-up of the demo waits for: those of the deployment, and the one that checks every new account.
 * They are bundled first. Without one of them in this list a start does not end.
 */
const called = functions.filter(
  ({ name, runsOnDeployment }) => runsOnDeployment || name === 'invitationsPreSignUp',
);

const folder = at('dist/set-up');

/** The bundle of the seed. */
export const seedBundle = path.join(folder, 'seed/index.js');

export const bundleSetUp = () => {
  // With the default, esbuild, which starts here, spends a fifth of its time on garbage collection.
  process.env.GOGC ??= '400';
  return bundleFunctions(folder, called, { seed: at('local/seed/handler.ts') });
};

/** The folder of each function's bundle, which may not be built yet. */
export const bundlesToCome: Bundles = Object.fromEntries(
  functions.map((one) => [one.name, path.join(called.includes(one) ? folder : bundlesFolder, one.name)]),
);

/** Whether the set-up waits for the function with this id in the template. */
export const isOfSetUp = (id: string): boolean =>
  called.some(({ name }) => new RegExp(`^${capitalized(name)}Function[0-9A-F]{8}$`).test(id));

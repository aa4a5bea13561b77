import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Release, waitForLock } from '../lock';
import { fingerprint } from './fingerprint';
import { at } from './root';
import { isOfSetUp } from './set-up';
import { functionsStep, galleryStep, type Step, setUpStep, siteStep, stackStep } from './steps';

export { built } from './steps';

const stateFile = at('.cache/build.json');

const readState = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    return {};
  }
};

type Tell = (line: string) => void;

/** Builds what has changed since the last build, and reports it. Rejects with the output of a tool. */
const make = async ({ name, inputs, output, run }: Step, tell: Tell) => {
  const current = fingerprint(inputs);
  if (readState()[name] === current && existsSync(output)) return;
  const started = performance.now();
  tell(`building ${name} …`);
  await run();
  writeFileSync(stateFile, JSON.stringify({ ...readState(), [name]: current }));
  tell(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** Builds of a checkout share their output, so they run one after another. */
const takeTurn = (tell: Tell): Promise<Release> =>
  waitForLock(at('.cache/building'), () => tell('waiting for another build of this folder …'));

export interface Building {
  /** Resolves when the stack, the seed and the functions that the set-up calls are built: the cloud can start then. */
  readonly cloud: Promise<unknown>;
  /** Resolves when the function with this id in the template is bundled. */
  bundleOf(id: string): Promise<unknown>;
  readonly site: Promise<unknown>;
  /** Resolves when everything is built. */
  readonly all: Promise<unknown>;
}

/** Builds in the order of need. The functions that the set-up of the demo does not call are built when it is `done`. */
export const startBuild = (tell: Tell, done: Promise<unknown> = Promise.resolve()): Building => {
  const turn = takeTurn(tell);
  const stack = turn.then(() => make(stackStep, tell));
  const setUp = turn.then(() => make(setUpStep, tell));
  const cloud = Promise.all([stack, setUp]);
  const site = setUp.then(() => make(siteStep, tell));
  const functions = Promise.all([cloud, done]).then(() => make(functionsStep, tell));
  const steps = [cloud, site, functions];
  const all = Promise.allSettled(steps)
    .then(async () => (await turn)())
    .then(() => Promise.all(steps));
  return { cloud, bundleOf: (id) => (isOfSetUp(id) ? cloud : functions), site, all };
};

export const buildAll = async (tell: Tell): Promise<void> => {
  await startBuild(tell).all;
};

export const buildGallery = async (tell: Tell): Promise<void> => {
  const release = await takeTurn(tell);
  await make(galleryStep, tell).finally(release);
};

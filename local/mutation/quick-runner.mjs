import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Stryker's runner of Jest, made faster. For each mutant Stryker's own loads every suite that imports the file and runs the tests
 * in question. This one loads only suites of those tests, stops at the first that fails, and begins with those that import the
 * file themselves: a rule is tested where it is named. It runs the quickest ones, for a few seconds.
 */
const root = path.resolve(import.meta.dirname, '../..');
const stryker = path.join(root, '.cache/stryker-10.0.0/node_modules/@stryker-mutator/jest-runner/dist/src');
const load = (file) => import(pathToFileURL(path.join(stryker, file)).href);
const { jestTestRunnerFactory } = await load('jest-test-runner.js');
export const { strykerValidationSchema } = await load('index.js');

/** Which suite has a test of such a name: one process writes it in the first run, and all read it. */
const placesFile = path.join(root, '.cache/mutation-places.json');

const loadingMilliseconds = 500;
const mostMilliseconds = 5_000;

/** Keeps the first one, and those after it that do not exceed a sum. */
const within = (most, of) => {
  let sum = 0;
  return (one, i) => {
    if (i > 0 && sum + of(one) > most) return false;
    sum += of(one);
    return true;
  };
};

const placesOf = (tests) => {
  const places = {};
  for (const { id, fileName, timeSpentMs } of tests) {
    places[id] ??= [];
    places[id].push({ suite: path.relative(process.cwd(), fileName), ms: timeSpentMs });
  }
  return places;
};

const hasFailed = ({ dryRunResult: { status, tests } }) =>
  status !== 'complete' || tests.some((test) => test.status === 1);

const quickRunnerFactory = (injector) => {
  const runner = jestTestRunnerFactory(injector);
  const { dryRun, mutantRun, run } = runner;
  let places;
  let suites;

  const suitesOf = (ids, file, isLoading) => {
    places ??= JSON.parse(readFileSync(placesFile, 'utf8'));
    const covering = isLoading ? Object.keys(places) : ids;
    const ms = new Map();
    for (const place of covering.flatMap((id) => places[id] ?? []))
      ms.set(place.suite, (ms.get(place.suite) ?? loadingMilliseconds) + place.ms);
    const name = `/${path.relative(process.cwd(), file).replace(/\.ts$/, '')}'`;
    const quickest = [...ms.keys()].sort((a, b) => ms.get(a) - ms.get(b));
    const isNaming = (suite) => readFileSync(suite, 'utf8').includes(name);
    const naming = quickest.filter(isNaming);
    const covered = new Set(ids.flatMap((id) => (places[id] ?? []).map(({ suite }) => suite)));
    const others = quickest.filter((suite) => covered.has(suite) && !naming.includes(suite));
    return [...naming, ...others].filter(within(mostMilliseconds, (suite) => ms.get(suite)));
  };

  runner.dryRun = async (options) => {
    suites = undefined;
    const result = await dryRun.call(runner, options);
    if (result.tests) writeFileSync(placesFile, JSON.stringify(placesOf(result.tests)));
    return result;
  };
  // Code that runs while a file loads is covered by any test that loads it late; but every test of its suites may notice a change.
  runner.mutantRun = (options) => {
    const { testFilter, sandboxFileName, reloadEnvironment } = options;
    suites = testFilter ? suitesOf(testFilter, sandboxFileName, reloadEnvironment) : undefined;
    return mutantRun.call(runner, reloadEnvironment ? { ...options, testFilter: undefined } : options);
  };
  runner.run = async (settings) => {
    if (!suites) return run.call(runner, settings);
    let result;
    for (const suite of suites) {
      const testFiles = [path.resolve(suite)];
      result = await run.call(runner, { ...settings, fileNamesUnderTest: undefined, testFiles });
      if (hasFailed(result)) break;
    }
    return result;
  };
  return runner;
};
quickRunnerFactory.inject = jestTestRunnerFactory.inject;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'quick-jest', factory: quickRunnerFactory }];

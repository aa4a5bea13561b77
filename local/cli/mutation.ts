import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pureFiles } from '../mutation/pure-files';
import { strykerCommand } from '../mutation/stryker';
import { suitesOf } from '../suites';

/**
 * `npm run test:mutation`: changes the pure code in small ways and runs the unit tests after each change. Fails when they notice
 * fewer than 90 % of the changes. `-- PATH…` takes only files whose path begins so. Unchanged files keep their results, which are
 * in `.cache/mutation-incremental.json`: delete it after new tests of code that runs while a file loads, such as a constant.
 */
const leastScore = 90;

const report = '.cache/mutation.json';

/** Suites that read source files, which differ while they are tested. */
const readers = /^(browser-bundle|declared|openapi|permissions|portability)/;

/** Suites that read the whole library or evaluate many talks: they take minutes for each change, and prove content. */
const contents =
  /^(conversation\.tutor|evaluation|library\.(answers|characters|covers|pictures|questions|vectors)|tutor)/;

/** The suites that import something of a file's subject: a rule is tested where it is named. */
const suitesTesting = (files: string[]) => {
  const folders = new Set(files.map((file) => `/${file.split('/').slice(0, 2).join('/')}/`));
  return suitesOf('unit').filter((suite) => {
    if ([readers, contents].some((left) => left.test(path.basename(suite)))) return false;
    const source = readFileSync(suite, 'utf8');
    return [...folders].some((folder) => source.includes(folder));
  });
};

const chosen = (prefixes: string[]) =>
  pureFiles().filter((file) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)));

const configOf = (files: string[], suites: string[]) => {
  const { projects } = createRequire(path.resolve('package.json'))('./jest.config.js');
  const unit = projects.find(({ displayName }: { displayName: string }) => displayName === 'unit');
  return {
    mutate: files,
    plugins: [path.resolve('local/mutation/quick-runner.mjs')],
    testRunner: 'quick-jest',
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    // Generous, because a busy machine is no endless loop, which is found by the number of its rounds.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    thresholds: { high: 95, low: leastScore, break: null },
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
    jsonReporter: { fileName: report },
    incremental: true,
    incrementalFile: '.cache/mutation-incremental.json',
    tempDirName: '.cache/mutants',
    symlinkNodeModules: false,
    // Swc does not read it, and TypeScript 7 has no longer the interface by which Stryker would rewrite it.
    tsconfigFile: 'none',
    checkers: [],
    ignorePatterns: ['.cache', '.local', 'cdk.out', 'dist', 'test-results', 'test/e2e', 'frontend/public'],
    jest: {
      projectType: 'custom',
      enableFindRelatedTests: false,
      config: {
        ...unit,
        // Stryker's environment extends one of a package, not one of our files.
        testEnvironment: 'node',
        projects: [],
        testMatch: suites.map((suite) => `<rootDir>/${suite}`),
        watchman: false,
      },
    },
  };
};

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The percentage that was noticed of the changes of these files: Stryker's own score counts kept results of other files, too. */
const scoreOf = (files: string[]): number => {
  const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const all = files.flatMap((file) => found.files[file]?.mutants ?? []);
  const having = (...some: string[]) => all.filter(({ status }) => some.includes(status)).length;
  const noticed = having('Killed', 'Timeout');
  return (100 * noticed) / Math.max(1, noticed + having('Survived', 'NoCoverage'));
};

const run = (command: string, config: string) =>
  new Promise<number>((resolve) => {
    const stryker = spawn(process.execPath, [command, 'run', config], { stdio: 'inherit' });
    stryker.on('close', (code) => resolve(code ?? 1));
  });

const main = async () => {
  const files = chosen(process.argv.slice(2));
  if (files.length === 0) throw new Error('No pure file has such a path.');
  const suites = suitesTesting(files);
  // Jest would take an empty list for all suites.
  if (suites.length === 0) throw new Error('No unit suite imports anything of these subjects.');
  const command = await strykerCommand();
  mkdirSync('.cache', { recursive: true });
  const config = path.resolve('.cache/stryker.config.json');
  writeFileSync(config, JSON.stringify(configOf(files, suites), null, 2));
  const code = await run(command, config);
  if (code !== 0) throw new Error('Stryker has failed.');
  const score = scoreOf(files);
  process.stdout.write(`${score.toFixed(1)} % of the changes were noticed; ${leastScore} % are required.\n`);
  if (score < leastScore) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

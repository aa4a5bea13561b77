import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearApiSuites } from '../near/api-suites';
import { changedSince } from '../near/changed';
import { notesExecuted, readExecuted } from '../near/executed';
import { importersIn } from '../near/imports';
import { suitesOf } from '../suites';

/**
 * `npm run test:near [-- COMMIT]`: runs the suites that the changes since a commit (HEAD, if none is given) can break. API suites
 * reach the functions over HTTP, so they are chosen by what they executed when they last ran here; other suites by their
 * imports. Suites that read files of the project always run.
 */
const jest = path.resolve('node_modules/jest/bin/jest.js');
const code = /^(?:bin|lib|contract|lambdas|frontend|local|test|bench|eval)\/.*\.tsx?$/;
const everythingDependsOn =
  /^(?:package(?:-lock)?\.json|jest\.config\.js|tsconfig\.json|library\/|articles\/)/;

const changed = changedSince(process.argv[2] ?? 'HEAD');
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n');
const sources = new Map(
  tracked
    .filter((file) => code.test(file) && !changed.includes(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
for (const file of changed.filter((one) => code.test(one))) {
  try {
    sources.set(file, readFileSync(file, 'utf8'));
  } catch {
    // Deleted: only what executed it is near.
  }
}

/** The suites of these projects of Jest that import one of the files, directly or not. */
const importing = (files: readonly string[], projects: readonly string[]): string[] =>
  files.length === 0
    ? []
    : execFileSync(
        process.execPath,
        [jest, '--listTests', '--selectProjects', ...projects, '--findRelatedTests', ...files],
        { encoding: 'utf8' },
      )
        .split('\n')
        // Jest also lists the projects.
        .filter((line) => path.isAbsolute(line))
        .map((file) => path.relative(process.cwd(), file));

/** Suites that read the project's files instead of importing them. */
const guards = suitesOf('unit').filter((file) => /read(?:File|dir)Sync/.test(sources.get(file) ?? ''));

const apiSuites = suitesOf('api');
const near = nearApiSuites(changed, {
  executed: readExecuted(),
  all: apiSuites.map((file) => path.basename(file)),
  importers: importersIn(sources),
});
const infra = changed.some((file) => /^(?:bin|lib|contract)\//.test(file)) ? suitesOf('infra') : [];
const isTest = (file: string) => file.startsWith('test/');
const present = changed.filter((file) => sources.has(file));
const chosen = changed.some((file) => everythingDependsOn.test(file))
  ? []
  : [
      ...new Set([
        ...guards,
        ...infra,
        ...importing(present, ['unit', 'infra', 'web']),
        ...importing(present.filter(isTest), ['api']),
        ...apiSuites.filter((file) => near.suites.includes(path.basename(file))),
      ]),
    ];

for (const file of near.everywhere)
  process.stdout.write(
    `${file} runs in most API suites: only those of its subject are near. Run npm test before you push.\n`,
  );
process.stdout.write(`${changed.length} changed files, ${chosen.length || 'all'} suites\n`);
const tests = spawn(process.execPath, [jest, ...(chosen.length > 0 ? ['--runTestsByPath', ...chosen] : [])], {
  stdio: 'inherit',
  env: { ...process.env, [notesExecuted]: '1' },
});
tests.on('close', (status) => {
  process.exitCode = status ?? 1;
});

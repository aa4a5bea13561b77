import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { notesOf } from '../../../local/release/notes';
import { previousOf, releasesOf, subjectsSince, tagAt } from '../../../local/release/releases';
import { rollBack } from '../../../local/release/roll-back';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Wren', '-c', 'user.email=wren@inkwren.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** A commit with this subject, which is also the content of its only file. */
const commit = (subject: string): string => {
  writeFileSync(path.join(folder, 'code.txt'), subject);
  git('add', '.');
  git('commit', '--quiet', '-m', subject);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the releases of a stage are its tags in the order of their times, annotated or not', () => {
  const [first, second] = [commit('One'), commit('Two')];
  git('tag', 'demo/20261124-090000', second);
  git('tag', '-a', '-m', 'any', 'demo/20261123-235959', first);
  for (const other of ['prod/20261125-000000', 'demo/notes', 'v1']) git('tag', other, second);
  expect(releasesOf('demo', folder)).toEqual([
    { tag: 'demo/20261123-235959', commit: first },
    { tag: 'demo/20261124-090000', commit: second },
  ]);
});

const released = (commits: string) => [...commits].map((commit, i) => ({ tag: `demo/${i}`, commit }));

test.each([
  ['', undefined],
  ['A', undefined],
  ['AB', 'A'],
  ['ABC', 'B'],
  // The same commit was deployed once more, with other settings.
  ['ABB', 'A'],
  // A rollback to B: the next one does not bring back C.
  ['ABCB', 'A'],
  ['ABA', undefined],
  ['ABCBD', 'B'],
])('after the releases %j the previous one is %p', (commits, expected) => {
  expect(previousOf(released(commits))?.commit).toBe(expected);
});

test('a rollback deploys the code of the earlier release with its own packages, and the given settings', () => {
  const old = commit('Old');
  commit('New');
  const ran: string[] = [];
  const run = (at: string, command: string, ...args: string[]) => {
    if (command === 'git') execFileSync(command, args, { cwd: at, stdio: 'ignore' });
    else
      ran.push(
        `${path.relative(folder, at)} ${readFileSync(path.join(at, 'code.txt'))}: ${command} ${args.join(' ')}`,
      );
  };
  const rollback = {
    stage: 'prod',
    to: { tag: 'prod/20261124-090000', commit: old },
    options: ['-c', 'settings={"alarmEmail":"a@example.org"}'],
    folder,
  };
  // The second one finds the work tree of the first.
  for (let times = 0; times < 2; times++) {
    ran.length = 0;
    rollBack(rollback, run);
    expect(ran).toEqual([
      '.cache/rollback Old: npm ci --no-audit',
      '.cache/rollback Old: npx cdk deploy --require-approval never -c stage=prod -c settings={"alarmEmail":"a@example.org"}',
    ]);
  }
});

const root = path.resolve(__dirname, '../../..');

/** Runs `npm run rollback` with stand-ins for npm and npx, which write what they are told to `ran.txt`. */
const command = (...args: string[]) => {
  const script = ['node_modules/tsx/dist/cli.mjs', 'local/cli/rollback.ts'].map((file) =>
    path.join(root, file),
  );
  return execFileSync(process.execPath, [...script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** A deployment that ends with this exit code. */
const deploymentEndingWith = (code: number) => {
  mkdirSync(path.join(folder, 'bin'));
  for (const [name, exit] of [
    ['npm', 0],
    ['npx', code],
  ] as const)
    writeFileSync(
      path.join(folder, 'bin', name),
      `#!/bin/sh\necho "${name} $*" >> "${path.join(folder, 'ran.txt')}"\nexit ${exit}\n`,
      { mode: 0o755 },
    );
};

test('the command deploys the previous release, and tags it as the present one', () => {
  const old = commit('Old');
  git('tag', 'prod/20261123-090000', old);
  git('tag', 'prod/20261124-090000', commit('New'));
  deploymentEndingWith(0);
  command('prod', '-c', 'settings={}');
  expect(readFileSync(path.join(folder, 'ran.txt'), 'utf8')).toBe(
    'npm ci --no-audit\nnpx cdk deploy --require-approval never -c stage=prod -c settings={}\n',
  );
  const releases = releasesOf('prod', folder);
  expect([releases.length, releases.at(-1)?.commit]).toEqual([3, old]);
});

test('a rollback that fails is no release', () => {
  git('tag', 'prod/20261123-090000', commit('Old'));
  git('tag', 'prod/20261124-090000', commit('New'));
  deploymentEndingWith(1);
  expect(() => command('prod')).toThrow('npx cdk deploy');
  expect(releasesOf('prod', folder)).toHaveLength(2);
});

test('the list of packages is CycloneDX, with what is shipped and nothing that only builds or tests', () => {
  const list = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 }),
  );
  expect(list.bomFormat).toBe('CycloneDX');
  const names: string[] = list.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['zod', 'openai', 'react']));
  expect(names.filter((name) => ['jest', 'vite', 'dynalite'].includes(name))).toEqual([]);
});

test('the command names the commit that it would deploy', () => {
  git('tag', 'prod/20261123-090000', commit('Old'));
  git('tag', 'prod/20261124-090000', commit('New'));
  expect(command('prod', '--show').trim()).toBe(git('rev-parse', 'prod/20261123-090000'));
});

test.each([
  ['without a stage', [], /Name the stage/],
  ['for a stage that does not exist', ['production'], /Name the stage/],
  ['for a stage with one release', ['demo'], /No earlier release of demo is tagged/],
])('the command fails %s', (_, args, expected) => {
  git('tag', 'demo/20261124-090000', commit('Only'));
  expect(() => command(...args)).toThrow(expected);
});

test('release notes have the subjects since the last release, grouped by their verbs', () => {
  git('tag', 'demo/20261124-090000', commit('Add what is known'));
  for (const subject of ['Add a board', 'Fix the board', 'Draw the board in blue', 'Test the board'])
    commit(subject);
  const [release] = releasesOf('demo', folder);
  const notes = notesOf(subjectsSince(release, folder)).replaceAll(/\([0-9a-f]{7,}\)/g, '(hash)');
  expect(notes).toBe(
    [
      '## New\n\n- Add a board (hash)\n',
      '## Repaired\n\n- Fix the board (hash)\n',
      '## Changed\n\n- Draw the board in blue (hash)\n',
      '## Behind the scenes\n\n- Test the board (hash)\n',
    ].join('\n'),
  );
  expect(notesOf(subjectsSince(undefined, folder))).toContain('Add what is known');
});

test('without a change the notes say so', () => {
  git('tag', 'demo/20261124-090000', commit('Add a board'));
  expect(notesOf(subjectsSince(releasesOf('demo', folder)[0], folder))).toBe('No changes.\n');
});

test('a tag has the moment in UTC, and a release is found by it', () => {
  expect(tagAt('prod', new Date('2026-11-24T20:15:07.123Z'))).toBe('prod/20261124-201507');
});

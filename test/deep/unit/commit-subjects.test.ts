import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { flawsOf, subjectsIn } from '../../../local/commit-subjects';

describe('the subject of a commit', () => {
  test.each([
    'Hide the word count of an empty list',
    'Bring the verdict into view',
    'Pass the key of the distribution',
    'Focus the first field, and keep it in view',
    `Add ${'x'.repeat(68)}`,
  ])('"%s" is in style', (subject) => {
    expect(flawsOf(subject)).toEqual([]);
  });

  test.each([
    [`Add ${'x'.repeat(69)}`, 'has more than 72 characters'],
    ['Hide the word count.', 'ends with a full stop'],
    ['hide the word count', 'does not begin with a capital letter'],
    ['Added a word count', 'does not begin with an imperative'],
    ['Adding a word count', 'does not begin with an imperative'],
    ['Hides the word count', 'does not begin with an imperative'],
    ['Recommendations heed the stars', 'does not begin with an imperative'],
    ['The word count is hidden', 'does not begin with an imperative'],
  ])('"%s" %s', (subject, flaw) => {
    expect(flawsOf(subject)).toEqual([flaw]);
  });
});

describe('the commits whose subjects are checked', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const newFolder = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-subjects-'));
    folders.push(folder);
    return folder;
  };

  /** Without the variables by which git finds this repository in a hook. */
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const git = (folder: string, args: readonly string[], input = '') =>
    execFileSync('git', ['-c', 'user.name=Wren', '-c', 'user.email=wren@inkwren.test', ...args], {
      cwd: folder,
      env,
      input,
      stdio: 'pipe',
    });

  /** Adds commits to a branch, which starts at `from`. One process writes all of them. */
  const commit = (folder: string, branch: string, subjects: readonly string[], from?: string) => {
    const commits = subjects.map(
      (subject, i) =>
        `commit refs/heads/${branch}\ncommitter Wren <wren@inkwren.test> ${i} +0000\ndata ${subject.length}\n${subject}\n${i === 0 && from !== undefined ? `from ${from}\n` : ''}\n`,
    );
    git(folder, ['fast-import', '--quiet'], commits.join(''));
    git(folder, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`]);
  };

  const repository = (...subjects: string[]) => {
    const folder = newFolder();
    git(folder, ['init', '--quiet']);
    commit(folder, 'main', subjects);
    return folder;
  };

  const clone = (origin: string, ...options: string[]) => {
    const folder = newFolder();
    git(folder, ['clone', '--quiet', ...options, pathToFileURL(origin).href, '.']);
    return folder;
  };

  test('are those since the branch left origin/main', () => {
    const folder = clone(repository('Add one', 'Add two'));
    commit(folder, 'branch', ['Add three', 'Add four'], 'refs/heads/main');
    expect(subjectsIn(folder)).toEqual(['Add four', 'Add three']);
  });

  test('are the last twenty without a remote', () => {
    const subjects = Array.from({ length: 22 }, (_, i) => `Add ${i}`);
    expect(subjectsIn(repository(...subjects))).toEqual(subjects.slice(2).toReversed());
  });

  test('are none in a folder without a history', () => {
    expect(subjectsIn(newFolder())).toBeUndefined();
  });

  test('are those that a shallow clone of another branch has', () => {
    const origin = repository('Add one');
    commit(origin, 'branch', ['Add two', 'Add three'], 'refs/heads/main');
    expect(subjectsIn(clone(origin, '--depth', '1', '--branch', 'branch'))).toEqual(['Add three']);
  });
});

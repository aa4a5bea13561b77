import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '../build/root';
import type { Operator } from '../rehearsals/runbook';
import type { Settings } from './deployment';

/** A clone of this repository in which the present commit is the release before the deployed one. */
const cloneWithReleases = (folder: string): string => {
  const clone = path.join(folder, 'clone');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Wren', '-c', 'user.email=wren@inkwren.test', ...args], {
      cwd: clone,
      stdio: 'pipe',
    });
  execFileSync('git', ['clone', '--quiet', '--no-tags', root, clone], { stdio: 'pipe' });
  symlinkSync(at('node_modules'), path.join(clone, 'node_modules'));
  git('tag', 'demo/20260101-000000');
  git('commit', '--quiet', '--allow-empty', '--message', 'Change nothing');
  git('tag', 'demo/20260102-000000');
  return clone;
};

/**
 * The runbook's one command, in a clone of this repository: the present commit is deployed over what is there, with its own packages
 * and these settings.
 */
export const rollBack = async (folder: string, run: Operator, settings: Settings): Promise<void> => {
  const clone = cloneWithReleases(folder);
  const values = { stage: 'demo', settings: JSON.stringify(settings) };
  try {
    await run('Delivery', 'npm run rollback', values, {
      folder: clone,
      more: "--app 'tsx local/ministack/app.ts' --progress events",
    });
  } finally {
    rmSync(clone, { recursive: true });
  }
};

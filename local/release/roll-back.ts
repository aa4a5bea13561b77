import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from './releases';

/** Runs a command in a folder. Throws if it fails. */
export type Run = (folder: string, command: string, ...args: string[]) => void;

export interface Rollback {
  readonly stage: string;
  readonly to: Release;
  /** Further arguments of `cdk deploy`, such as the settings. */
  readonly options: readonly string[];
  /** The repository. */
  readonly folder: string;
}

/**
 * Deploys an earlier release from a work tree of its own, with the packages of its lock file. Data stays as it is. The work tree
 * remains in `.cache/rollback` until the next rollback.
 */
export const rollBack = ({ stage, to, options, folder }: Rollback, run: Run): void => {
  const tree = path.join(folder, '.cache/rollback');
  if (existsSync(tree)) {
    rmSync(tree, { recursive: true });
    run(folder, 'git', 'worktree', 'prune');
  }
  run(folder, 'git', 'worktree', 'add', '--detach', tree, to.commit);
  run(tree, 'npm', 'ci', '--no-audit');
  run(tree, 'npx', 'cdk', 'deploy', '--require-approval', 'never', '-c', `stage=${stage}`, ...options);
};

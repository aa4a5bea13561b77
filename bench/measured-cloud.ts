import { setTimeout as pause } from 'node:timers/promises';
import { startBuilt } from '../local/built-cloud';
import type { CloudOptions } from '../local/cloud/options';
import type { Usage } from '../local/dynamodb';
import type { SeedTask } from '../local/seed/handler';
import { seedFunction } from '../local/seed/seed';
import { createStudent } from '../local/seed/student';

/** The laptop cloud with the bundles that are deployed. `used` grows with every operation on its table. */
export const startMeasured = async (options: Pick<CloudOptions, 'createFunction'> = {}) => {
  const used: Usage[] = [];
  const cloud = await startBuilt({ ...options, onUsage: (usage) => used.push(usage) });
  const run = (task: SeedTask) => cloud.invoke(seedFunction, task);
  return {
    cloud,
    used,
    run,
    createStudent: (email: string) => createStudent(cloud.identity, run, email, 'read-more-books-1'),
  };
};
export type MeasuredCloud = Awaited<ReturnType<typeof startMeasured>>;

export const unitsOf = (usages: readonly Usage[], kind: 'readUnits' | 'writeUnits'): number =>
  usages.reduce((total, usage) => total + usage[kind], 0);

/** Waits until a log stops growing: work behind a queue belongs to the action that ordered it. */
export const quiet = async (log: readonly unknown[]): Promise<void> => {
  for (let seen = -1; seen !== log.length; await pause(400)) seen = log.length;
};

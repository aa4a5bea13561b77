import { now, secondsFrom } from '../platform/clock';
import type { Job } from './jobs';
import { sendJobs } from './jobs';
import { stages } from './store';

export interface Run {
  readonly week: string;
  readonly run: string;
  /** The job was tried before: an earlier worker may have died at any point. */
  readonly again: boolean;
}

/** Long enough to send the jobs. */
const leaseSeconds = 60;

/** Whether the worker that began the stage died before it had sent the jobs. */
const isLeft = async (key: Parameters<typeof stages.get>[0], again: boolean): Promise<boolean> => {
  const stage = await stages.get(key, { consistent: true });
  return stage?.sent === false && (again || stage.begun_at < secondsFrom(now(), -leaseSeconds).toISOString());
};

/**
 * Sends the jobs of the next stage once per run, although several shards may find their stage complete. The first worker sends
 * them. If it dies before, its repeated job sends them, or another worker that finds the stage abandoned.
 */
export const passOn = async (
  { week, run, again }: Run,
  stage: Job['step'],
  jobs: readonly Job[],
): Promise<void> => {
  const key = { week, run, stage };
  const isFirst = await stages.create({ ...key, sent: false, begun_at: now().toISOString() });
  if (!isFirst && !(await isLeft(key, again))) return;
  await sendJobs(jobs);
  await stages.update(key, { set: { sent: true } });
};

import { now, secondsFrom } from '../platform/clock';
import type { Job } from './jobs';
import { sendJobs } from './jobs';
import { stages } from './store';

export interface Run {
  readonly week: string;
  readonly run: string;
  /** The job has been tried before: whoever tried it may have died at any point. */
  readonly again: boolean;
}

/** Long enough to send them. */
const leaseSeconds = 60;

/** Whether the stage was begun by somebody who has died over it. */
const isLeft = async (key: Parameters<typeof stages.get>[0], again: boolean): Promise<boolean> => {
  const stage = await stages.get(key, { consistent: true });
  return stage?.sent === false && (again || stage.begun_at < secondsFrom(now(), -leaseSeconds).toISOString());
};

/**
 * Sends the jobs of the next stage, once in a run however many parts find that their stage is done: the first of them
 * does. If it dies over it, it does when its job comes back, or whoever finds it left behind.
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

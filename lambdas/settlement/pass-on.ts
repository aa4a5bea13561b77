import type { Job } from './jobs';
import { sendJobs } from './jobs';
import { stages } from './store';

export interface Run {
  readonly week: string;
  readonly run: string;
  /** The job has been tried before: whoever tried it may have died at any point. */
  readonly again: boolean;
}

/**
 * Sends the jobs of the next stage, once in a run however many parts find that their stage is done: the first of them
 * does. If it dies over it, it does when its job comes back.
 */
export const passOn = async (
  { week, run, again }: Run,
  stage: Job['step'],
  jobs: readonly Job[],
): Promise<void> => {
  const key = { week, run, stage };
  const isFirst = await stages.create({ ...key, sent: false });
  if (!isFirst && !again) return;
  if (!isFirst && (await stages.get(key, { consistent: true }))?.sent === true) return;
  await sendJobs(jobs);
  await stages.update(key, { set: { sent: true } });
};

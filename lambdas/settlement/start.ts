import * as z from 'zod/mini';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { hasEnded } from '../../contract/rules/streak';
import { isWeekOver, weeksBefore } from '../../contract/rules/week';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { forEachShard, type Job, sendJobs } from './jobs';

const Start = z.object({ what: z.enum(['streaks', 'week']), at: z.string() });

/**
 * On the third day after the last reading day no rest day bridges the gap any more. The days before are those of families
 * west of New York, and of missed nights.
 */
const endedDays = (at: Date) => {
  const today = numberOfDay(newYorkDay(at));
  return [3, 4, 5].map((days) => dayOfNumber(today - days)).filter((day) => hasEnded(day, newYorkDay(now())));
};

const weekJobs = (week: string): Job[] => {
  if (!isWeekOver(week, now())) return [];
  // Identified by its time: a run that is stuck is overtaken by the next run for the same week.
  const run = now().toISOString();
  return forEachShard((shard) => ({ step: 'count', week, run, shard }));
};

const jobsFor = ({ what, at }: { what: 'streaks' | 'week'; at: Date }): Job[] =>
  what === 'week'
    ? weekJobs(weeksBefore(at, 1))
    : endedDays(at).flatMap((day) => forEachShard((shard): Job => ({ step: 'streaks', day, shard })));

/**
 * Runs on a schedule, with the time it was due: a late or repeated invocation settles the same days and the same week. A
 * future time, for example from a manual invocation, settles nothing: only what the product's clock says is over is due.
 */
export const handler = async (event: unknown): Promise<void> => {
  const { what, at } = Start.parse(event);
  const jobs = jobsFor({ what, at: new Date(at) });
  log.info('settlement started', { what, jobs: jobs.length });
  await sendJobs(jobs);
};

import * as z from 'zod/mini';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { weeksBefore } from '../../contract/rules/week';
import { now } from '../platform/clock';
import { forEachShard, type Job, sendJobs } from './jobs';

const Start = z.object({ what: z.enum(['streaks', 'week']), at: z.string() });

/** A streak lapses on the second day after the last reading day; nights that were missed are made up for. */
const lapsedDays = (at: Date) => {
  const today = numberOfDay(newYorkDay(at));
  return [2, 3, 4].map((days) => dayOfNumber(today - days));
};

const jobsFor = ({ what, at }: { what: 'streaks' | 'week'; at: Date }): Job[] => {
  if (what === 'week') {
    const week = weeksBefore(at, 1);
    // Told apart by when it began: one that got stuck is overtaken by the next, for the same week.
    const run = now().toISOString();
    return forEachShard((shard) => ({ step: 'count', week, run, shard }));
  }
  return lapsedDays(at).flatMap((day) => forEachShard((shard): Job => ({ step: 'streaks', day, shard })));
};

/** By the clock, with the time it was due: late or twice, it settles the same days and the same week. */
export const handler = async (event: unknown): Promise<void> => {
  const { what, at } = Start.parse(event);
  await sendJobs(jobsFor({ what, at: new Date(at) }));
};

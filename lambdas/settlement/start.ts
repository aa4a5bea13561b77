import * as z from 'zod/mini';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { hasEnded } from '../../contract/rules/streak';
import { isWeekOver, weekOf, weeksBefore } from '../../contract/rules/week';
import { weeksKept } from '../accounts/balance';
import { rosterDays } from '../ledger/roster';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { absent, any, below } from '../platform/table/condition';
import { forEachShard, type Job, sendJobs } from './jobs';
import { runs } from './store';

const Start = z.object({ what: z.enum(['streaks', 'week']), at: z.string() });

/** The time at which the run was due, and the time of the latest run; undefined before the first. */
type Due = { readonly at: Date; readonly last: Date | undefined };

const numbersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/**
 * From the third day after the last reading day no rest day can bridge the gap. Earlier days are settled again for families
 * west of New York and for missed nights.
 */
const streakJobs = ({ at, last = at }: Due): Job[] => {
  const today = numberOfDay(newYorkDay(at));
  const lastRun = numberOfDay(newYorkDay(last));
  const first = Math.max(Math.min(today - 5, lastRun - 3), today - rosterDays);
  const days = numbersBetween(first, today - 3)
    .map(dayOfNumber)
    .filter((day) => hasEnded(day, newYorkDay(now())));
  const [from, day] = [days[0], days.at(-1)];
  return day === undefined ? [] : forEachShard((shard) => ({ step: 'streaks', from, day, shard }));
};

/** The last week, and the missed weeks before it whose points are still complete. */
const weekJobs = ({ at, last = at }: Due): Job[] => {
  const weeks = numbersBetween(1, weeksKept - 1)
    .map((weeks) => weeksBefore(at, weeks))
    .filter((week, i) => isWeekOver(week, now()) && (i === 0 || week >= weekOf(last)));
  // A run is identified by its time, so that the next run for the same week overtakes a stuck one.
  const run = now().toISOString();
  return weeks.toReversed().flatMap((week) => forEachShard((shard) => ({ step: 'count', week, run, shard })));
};

/** Never stores a future time, which would hide the runs that are missed until then. */
const remember = async (what: 'streaks' | 'week', due: Date): Promise<void> => {
  const at = (due < now() ? due : now()).toISOString();
  await runs.update({ what }, { set: { at } }, any(absent('at'), below('at', at)));
};

/**
 * Runs on a schedule, with the time it was due: a late or repeated invocation settles the same days and the same week. A
 * future time, for example from a manual invocation, settles nothing: only what the product's clock says is over is due.
 */
export const startSettlement = async (event: unknown): Promise<void> => {
  const { what, at } = Start.parse(event);
  const last = await runs.get({ what }, { consistent: true });
  const due = { at: new Date(at), last: last && new Date(last.at) };
  const jobs = what === 'week' ? weekJobs(due) : streakJobs(due);
  log.info('settlement started', { what, jobs: jobs.length });
  await sendJobs(jobs);
  await remember(what, due.at);
};

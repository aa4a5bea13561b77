import type { operations } from '../../contract/operations/endpoints';
import type { Admitted } from '../accounts/admitted';
import { sharedLimit } from '../accounts/ai-amounts';
import { usedOfShared } from '../accounts/shared-ai-budget';
import { readersToday, studentsThisWeek } from '../leaderboard/students';
import { log } from '../platform/log';
import { failedJobs, jobsInLine } from '../platform/queue/count';
import { switches } from '../platform/switches';

const dollarsOf = (micros: number) => Math.round(micros / 10_000) / 100;

/** Null when a queue does not answer: the other figures are shown all the same. */
const ifKnown = (counts: readonly Promise<number>[]): Promise<number | null> =>
  Promise.all(counts).then(
    (all) => all.reduce((sum, one) => sum + one, 0),
    (error: unknown) => {
      log.error('jobs are not counted', error);
      return null;
    },
  );

/** The day in numbers. At most 66 read units: the stage's budget has up to 128 parts. */
export const day = async (_: Admitted<typeof operations.day>) => {
  const limit = sharedLimit('stage');
  const [used, readers, students, thrown, comics, mails] = await Promise.all([
    usedOfShared({ owner: 'stage', limit }),
    readersToday(),
    studentsThisWeek(),
    switches.get({}),
    ifKnown([jobsInLine('comicsWorker')]),
    ifKnown([failedJobs('mailWorker'), failedJobs('mailCrisisWorker')]),
  ]);
  return {
    readers_today: readers,
    students_this_week: students,
    ai_units: { used: used.units, limit: limit.units },
    ai_dollars: { used: dollarsOf(used.micros), limit: dollarsOf(limit.micros) },
    off: thrown?.off.length ?? 0,
    comics_in_line: comics,
    mails_failed: mails,
  };
};

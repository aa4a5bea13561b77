import type { operations } from '../../contract/operations/endpoints';
import type { Admitted } from '../accounts/admitted';
import { sharedLimit } from '../accounts/ai-amounts';
import { usedOfShared } from '../accounts/shared-ai-budget';
import { studentsThisWeek } from '../leaderboard/students';
import { switches } from '../platform/switches';

const dollarsOf = (micros: number) => Math.round(micros / 10_000) / 100;

/** The day in numbers. At most 70 read units: the stage's budget has up to 128 parts. */
export const day = async (_: Admitted<typeof operations.day>) => {
  const limit = sharedLimit('stage');
  const [used, students, thrown] = await Promise.all([
    usedOfShared({ owner: 'stage', limit }),
    studentsThisWeek(),
    switches.get({}),
  ]);
  return {
    students_this_week: students,
    ai_units: { used: used.units, limit: limit.units },
    ai_dollars: { used: dollarsOf(used.micros), limit: dollarsOf(limit.micros) },
    off: thrown?.off.length ?? 0,
  };
};

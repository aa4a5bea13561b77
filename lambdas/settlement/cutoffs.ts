import { byRank, cutoffsOf, type Standing, weeklyRewards } from '../../contract/rules/rank';

/** The number of students by points. */
export type Counts = readonly (readonly [points: number, students: number])[];

/** Where a reward ends: the last score that gets it, and how many students with exactly that score get it. */
export interface Cut {
  readonly gems: number;
  readonly points: number;
  readonly places: number;
}

const merged = (parts: readonly Counts[]): [number, number][] => {
  const all = new Map<number, number>();
  for (const [points, students] of parts.flat()) all.set(points, (all.get(points) ?? 0) + students);
  return [...all].toSorted(([a], [b]) => b - a);
};

/** The end of one reward. `scores` are sorted from the highest down. */
const cutAt = (scores: Counts, cutoff: number, gems: number): Cut => {
  let above = 0;
  for (const [points, students] of scores) {
    if (above + students >= cutoff) return { gems, points, places: cutoff - above };
    above += students;
  }
  return { gems, points: 0, places: 0 };
};

/** The ends of all rewards, from the counts of the shards; empty for an empty list. */
export const cutsOf = (parts: readonly Counts[]): Cut[] => {
  const scores = merged(parts);
  const students = scores.reduce((sum, [, n]) => sum + n, 0);
  if (students === 0) return [];
  const cutoffs = cutoffsOf(students);
  return weeklyRewards.map(({ gems }, i) => cutAt(scores, cutoffs[i] ?? 0, gems));
};

/** For each cut the last student who gets the reward, among all students with exactly that score. */
export const lastOnes = (cuts: readonly Cut[], tied: readonly Standing[]): (Standing | null)[] => {
  const ranked = tied.toSorted(byRank);
  return cuts.map(
    ({ points, places }) => ranked.filter((student) => student.points === points)[places - 1] ?? null,
  );
};

/** The gems of a student, equal to the result of sorting the whole list. */
export const gemsFor = (
  student: Standing,
  cuts: readonly Cut[],
  lasts: readonly (Standing | null)[],
): number => {
  const reached = cuts.find(({ points }, i) => {
    const last = lasts[i];
    return student.points > points || (last !== null && last !== undefined && byRank(student, last) <= 0);
  });
  return reached?.gems ?? 0;
};

/** A student on a leaderboard, with when the points were reached. */
export interface Standing {
  readonly id: string;
  readonly points: number;
  readonly reached_at: string;
}

const order = (a: string, b: string) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** More points first; of equal points, who got there first. */
export const byRank = (a: Standing, b: Standing): number =>
  b.points - a.points || order(a.reached_at, b.reached_at) || order(a.id, b.id);

/** What the best of a week get: the share of the list up to which, and the gems. */
export const weeklyRewards = [
  { share: 0.01, gems: 125 },
  { share: 0.05, gems: 40 },
  { share: 0.15, gems: 10 },
] as const;

/** How many of a list of `students` are in each of the shares: ceilings, without the noise of floating point. */
export const cutoffsOf = (students: number): number[] =>
  weeklyRewards.map(({ share }) => Math.ceil(Number((students * share).toFixed(6))));

/** The gems for a place in a list of `students`, counted from 1. */
export const gemsForPlace = (place: number, students: number): number => {
  const index = cutoffsOf(students).findIndex((cutoff) => place <= cutoff);
  return weeklyRewards[index]?.gems ?? 0;
};

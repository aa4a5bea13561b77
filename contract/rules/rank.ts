/** A student on a leaderboard, with the time at which the points were reached. */
export interface Standing {
  readonly id: string;
  readonly points: number;
  readonly reached_at: string;
}

const order = (a: string, b: string) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** More points first; of equal points, the earlier time first. */
export const byRank = (a: Standing, b: Standing): number =>
  b.points - a.points || order(a.reached_at, b.reached_at) || order(a.id, b.id);

/** The rewards of the best of a week: the share of the list that gets them, and the gems. */
export const weeklyRewards = [
  { share: 0.01, gems: 125 },
  { share: 0.05, gems: 40 },
  { share: 0.15, gems: 10 },
] as const;

/** The number of students of a list of `students` in each share: rounded up, without floating-point errors. */
export const cutoffsOf = (students: number): number[] =>
  weeklyRewards.map(({ share }) => Math.ceil(Number((students * share).toFixed(6))));

interface RewardedPlaces {
  readonly gems: number;
  readonly from: number;
  /** Below `from` when the list is too short: then the reward is not given. */
  readonly to: number;
  /** The number of students from which somebody gets it. */
  readonly needs: number;
}

const fewest = (tier: number): number => {
  let students = 1;
  while ((cutoffsOf(students)[tier] ?? 0) <= (cutoffsOf(students)[tier - 1] ?? 0)) students++;
  return students;
};

/** Which places of a list of `students` get which gems. */
export const rewardedPlaces = (students: number): RewardedPlaces[] => {
  const cutoffs = cutoffsOf(students);
  return weeklyRewards.map(({ gems }, tier) => ({
    gems,
    from: (cutoffs[tier - 1] ?? 0) + 1,
    to: cutoffs[tier] ?? 0,
    needs: fewest(tier),
  }));
};

/** The gems for a place in a list of `students`, counted from 1. */
export const gemsForPlace = (place: number, students: number): number => {
  const index = cutoffsOf(students).findIndex((cutoff) => place <= cutoff);
  return weeklyRewards[index]?.gems ?? 0;
};

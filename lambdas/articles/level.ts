/** 1: up to eight years, 2: nine and ten years, 3: eleven years and older. */
export type Level = 1 | 2 | 3;

/** The reading grade (Flesch–Kincaid) of each level. */
export const readingGradeOf: Readonly<Record<Level, number>> = { 1: 2, 2: 4.5, 3: 6.7 };

/** The first and last school grade whose words a level teaches. */
export const gradesOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [2, 3],
  2: [4, 5],
  3: [6, 7],
};

const levelOfAge = (age: number): Level => {
  if (age <= 8) return 1;
  return age <= 10 ? 2 : 3;
};

/** The number of recent scores that change a reader's level. */
export const recentScores = 3;

/**
 * The level of a reader: by age, one higher after three articles without a mistake, one lower after three articles with three
 * or more mistakes each.
 */
export const levelFor = (age: number, scores: readonly number[]): Level => {
  const level = levelOfAge(age);
  const recent = scores.slice(0, recentScores);
  if (recent.length < recentScores) return level;
  if (recent.every((score) => score === 5)) return Math.min(3, level + 1) as Level;
  return recent.every((score) => score <= 2) ? (Math.max(1, level - 1) as Level) : level;
};

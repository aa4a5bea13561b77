/** 1: eight years and younger, 2: nine and ten, 3: from eleven on. */
export type Level = 1 | 2 | 3;

/** The reading grade (Flesch and Kincaid) for which a level is written. */
export const readingGradeOf: Readonly<Record<Level, number>> = { 1: 2, 2: 4.5, 3: 6.7 };

/** The first and the last school grade whose words a level should teach. */
export const gradesOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [2, 3],
  2: [4, 5],
  3: [6, 7],
};

const levelOfAge = (age: number): Level => {
  if (age <= 8) return 1;
  return age <= 10 ? 2 : 3;
};

/** The number of recent scores that move a reader up or down. */
export const recentScores = 3;

/** The level of a reader: by age, one up after three articles without a mistake, one down after three with three or more. */
export const levelFor = (age: number, scores: readonly number[]): Level => {
  const level = levelOfAge(age);
  const recent = scores.slice(0, recentScores);
  if (recent.length < recentScores) return level;
  if (recent.every((score) => score === 5)) return Math.min(3, level + 1) as Level;
  return recent.every((score) => score <= 2) ? (Math.max(1, level - 1) as Level) : level;
};

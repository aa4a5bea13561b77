export const questionsPerQuiz = 10;

/** The pause before the browser asks again for questions that are being made. */
export const secondsBetweenAsks = 3;

/** The kinds of understanding that a question asks for. */
export const skills = [
  'outcome',
  'cause',
  'character',
  'feeling',
  'setting',
  'prediction',
  'theme',
  'vocabulary',
  'sequence',
  'quantity',
  'detail',
] as const;
export type Skill = (typeof skills)[number];

/** The minimum time per question between giving out a quiz and its submission. */
export const secondsPerQuestion = 3;

/** The number of quizzes with points that are paid on one day of New York. */
export const paidQuizzesPerDay = 8;

/** The reason why a quiz earned nothing although answers are right; it counts for everything else. */
export const unpaidReasons = ['too_fast', 'daily_limit'] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** The points of a right answer after `streak` right ones in a row. */
export const pointsForStreak = (streak: number) => (streak + 1) * 5;

export interface QuizTally {
  readonly score: number;
  readonly points: number;
  /** Right answers in a row so far. */
  readonly streak: number;
}

export const emptyTally: QuizTally = { score: 0, points: 0, streak: 0 };

/** A right answer earns more the longer the series; a wrong one earns nothing and ends the series. */
export const tallyAnswer = (tally: QuizTally, right: boolean): QuizTally =>
  right
    ? {
        score: tally.score + 1,
        points: tally.points + pointsForStreak(tally.streak),
        streak: tally.streak + 1,
      }
    : { ...tally, streak: 0 };

/** "Option 2" → 1. Undefined for anything else. */
export const optionIndex = (name: string): number | undefined => {
  const digit = /^Option ([1-5])$/.exec(name)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
};

export const optionName = (index: number) => `Option ${index + 1}`;

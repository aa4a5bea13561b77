export const questionsPerQuiz = 10;

/** From giving a quiz out to handing it in, each question takes at least this long to be read. */
export const secondsPerQuestion = 3;

/** So many quizzes with points are paid on one day of New York. */
export const paidQuizzesPerDay = 8;

/** Why a quiz has earned nothing though its answers are worth something; it counts in every other way. */
export const unpaidReasons = ['too_fast', 'daily_limit'] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** Points of one right answer after `streak` right ones in a row. */
export const pointsForStreak = (streak: number) => (streak + 1) * 5;

export interface QuizTally {
  readonly score: number;
  readonly points: number;
  /** Right answers in a row so far. */
  readonly streak: number;
}

export const emptyTally: QuizTally = { score: 0, points: 0, streak: 0 };

/** A right answer is worth more the longer the run; a wrong one is worth nothing and ends the run. */
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

/**
 * More points than a child comes to by reading: about five perfect quizzes on each day of the week. Whoever has more
 * keeps the points and the place; the reward waits until an operator has looked. Raise it as new activities pay points.
 */
const usualWeekPoints = 10_000;

export const isUnusualWeek = (points: number): boolean => points > usualWeekPoints;

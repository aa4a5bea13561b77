import { paidQuizzesPerDay, secondsPerQuestion } from '../../contract/rules/quiz';
import { countingToday } from '../platform/daily-count';
import type { Write } from '../platform/table/transact';
import { awarding } from '../rewards/award';
import type { Person } from '../users/identify';
import type { QuizResultItem } from './store';

/** Whether the time between giving out and submission was too short to read the questions. */
export const isTooFast = (givenOut: string, handedIn: string, questions: number): boolean =>
  Date.parse(handedIn) - Date.parse(givenOut) < questions * secondsPerQuestion * 1000;

/** The result without its points, with the reason. */
export const withoutPoints = (
  result: QuizResultItem,
  unpaid: NonNullable<QuizResultItem['unpaid']>,
): QuizResultItem => (result.points === 0 ? result : { ...result, points: 0, unpaid });

/** Returns the writes that pay for a quiz; for a quiz that earns points, `limit` refuses the ninth of a day. */
export const paying = (
  { id, user: { weeks } }: Person,
  { id: quizId, points }: QuizResultItem,
): Record<string, Write> => ({
  ...awarding({ userId: id, cause: `quiz#${quizId}`, points, weeks }),
  ...(points > 0 && { limit: countingToday(id, 'paid-quiz', paidQuizzesPerDay) }),
});

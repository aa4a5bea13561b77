import { paidQuizzesPerDay, secondsPerQuestion } from '../../../contract/rules/quiz';
import type { Person } from '../../accounts/identify';
import { award } from '../../ledger/award';
import { countingToday } from '../../platform/daily-count';
import type { Write } from '../../platform/table/transact';
import type { QuizResultItem } from './store';

/** Whether the time between giving out and submission was too short to read the questions. */
export const isTooFast = (givenOut: string, handedIn: string, questions: number): boolean =>
  Date.parse(handedIn) - Date.parse(givenOut) < questions * secondsPerQuestion * 1000;

/** The result without its points, with the reason. */
export const withoutPoints = (
  result: QuizResultItem,
  unpaid: NonNullable<QuizResultItem['unpaid']>,
): QuizResultItem => (result.points === 0 ? result : { ...result, points: 0, unpaid });

/**
 * Pays for a quiz in one transaction with `closing`, the writes that close it. For a quiz that earns points, `limit` refuses
 * the ninth of a day. Returns the names of the refused writes.
 */
export const pay = (
  { id, user: { weeks } }: Person,
  { id: quizId, points }: QuizResultItem,
  closing: Readonly<Record<string, Write>>,
): Promise<string[]> =>
  award(
    { userId: id, cause: `quiz#${quizId}`, points, weeks },
    {
      earnedBy: {
        ...closing,
        ...(points > 0 && { limit: countingToday(id, 'paid-quiz', paidQuizzesPerDay) }),
      },
    },
  );

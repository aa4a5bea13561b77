import { encodeTime } from 'ulid';
import type { RecallOffer } from '../../../contract/quiz/what-stays';
import { newYorkDay } from '../../../contract/rules/day';
import { isToRecall, latestToRecall, questionsPerRecall } from '../../../contract/rules/recall';
import { now } from '../../platform/clock';
import { type QuizResultItem, resultsBefore } from '../attempt/store';
import { type RecallItem, recallsUntil } from './store';

/** Longer than the time for which a quiz may be asked about. */
const daysRead = 10;

/** Those of a busy day, below 4 KB together: half a read unit. */
const quizzesRead = 5;

/** The latest quizzes that are old enough. Ids tell when they were given out, so a quiz may have been submitted later. */
const oldEnough = (userId: string): Promise<QuizResultItem[]> => {
  const timeLength = 10;
  return resultsBefore(userId, encodeTime(latestToRecall(now()).getTime() + 1, timeLength), quizzesRead);
};

/**
 * Of quizzes those that can be asked about now: submitted 6 to 14 days ago, not guessed, with two right answers, and not asked about
 * before.
 */
const unasked = (quizzes: readonly QuizResultItem[], earlier: readonly RecallItem[]): QuizResultItem[] => {
  const asked = new Set(earlier.map(({ given }) => given?.quiz_id));
  return quizzes.filter(
    ({ id, created_at, score, unpaid }) =>
      isToRecall(created_at, now()) && unpaid !== 'too_fast' && score >= questionsPerRecall && !asked.has(id),
  );
};

/** Whether the questions of a day wait for their answers. */
export const isOpen = ({ put_off, result }: RecallItem): boolean => !put_off && result === undefined;

/** What a child was asked today, or can be asked: the quizzes that have the questions, the latest first. 1 read unit. */
export const recallToday = async (userId: string, options?: { readonly consistent: boolean }) => {
  const day = newYorkDay(now());
  const [earlier, quizzes] = await Promise.all([
    recallsUntil(userId, day, daysRead, options),
    oldEnough(userId),
  ]);
  const today = earlier.find((one) => one.day === day);
  return { day, today, quizzes: today === undefined ? unasked(quizzes, earlier) : [] };
};

/** The quiz of which two questions can be asked today; null if there is none. A removed book is noticed when they are. */
export const recallDue = async (userId: string): Promise<RecallOffer | null> => {
  const { today, quizzes } = await recallToday(userId);
  if (today !== undefined) return isOpen(today) ? (today.given ?? null) : null;
  return quizzes[0] ?? null;
};

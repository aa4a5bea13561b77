import { questionsPerRecall } from '../../../contract/rules/recall';
import { now } from '../../platform/clock';
import { shuffled } from '../../platform/shuffled';
import { userPartition } from '../../platform/table/partition';
import { questionsAsked, readAnswered, writeAsked } from '../attempt/asked';
import type { QuizResultItem } from '../attempt/store';
import { questionsPartition } from '../bank/bank-store';
import { newOrder } from '../bank/option-order';
import { questionReports, questionReviews } from '../review/report-store';
import type { Given } from './store';

/**
 * The ids of the questions of a quiz that the child has answered right and that are still there: not those of a removed book, those that
 * are hidden, and those that the child has reported.
 */
const knownThen = async (userId: string, { book_id, answers, created_at }: QuizResultItem) => {
  const right = readAnswered(answers).filter((one) => one.right);
  const [found, reviews, reports] = await Promise.all([
    questionsAsked(book_id, right, () => created_at),
    questionReviews.list(questionsPartition(book_id), 'REVIEW#'),
    questionReports.list(userPartition(userId), `REPORT#${book_id}#`),
  ]);
  const hidden = reviews.filter(({ status }) => status === 'hidden' || status === 'removed');
  const doubtful = new Set([...hidden, ...reports].map(({ question_id }) => question_id));
  return found.map(({ asked: { id } }) => id).filter((id) => !doubtful.has(id));
};

/** Two questions of the first of these quizzes that still has two, with their options in a new order. 2 read units a quiz, 1 more a chapter. */
export const choose = async (
  userId: string,
  quizzes: readonly QuizResultItem[],
): Promise<Given | undefined> => {
  for (const quiz of quizzes) {
    const ids = shuffled(await knownThen(userId, quiz)).slice(0, questionsPerRecall);
    if (ids.length < questionsPerRecall) continue;
    const { id, book_id, title, start_chapter, end_chapter, created_at } = quiz;
    return {
      quiz_id: id,
      book_id,
      title,
      start_chapter,
      end_chapter,
      quiz_at: created_at,
      questions: writeAsked(ids.map((one) => ({ id: one, order: newOrder() }))),
      created_at: now().toISOString(),
    };
  }
  return undefined;
};

import type { quizReview } from '../../../contract/quiz/review';
import type { ReportReason } from '../../../contract/rules/question-reports';
import type { Admitted } from '../../accounts/admitted';
import { recording } from '../../audit/record';
import { getBook } from '../../books/library';
import { ApiError } from '../../platform/api-error';
import { any, equal } from '../../platform/table/condition';
import { unlisted } from '../../platform/table/entity';
import { optimistically } from '../../platform/table/optimistic';
import { transact } from '../../platform/table/transact';
import { editionOf, questionBanks, questionsIn } from '../bank/bank-store';
import { changingHidden, topUp } from './hide';
import { type QuestionReview, questionReviews, questionsToReview } from './report-store';
import { statistics, statisticsOf } from './statistics';

/** The question with its book and its statistics; undefined if the book has been removed or the decision made. */
const present = async (review: QuestionReview) => {
  const { book_id, question_id, status, reasons, listed_at = '' } = review;
  const edition = editionOf(book_id, question_id);
  const [book, bank, counted] = await Promise.all([
    getBook(book_id).catch(() => undefined),
    questionBanks.get(edition),
    statistics.get(edition),
  ]);
  const question = bank && questionsIn(bank)[Number(question_id.split('.')[2])];
  if (book === undefined || question === undefined || status === 'removed' || status === 'kept')
    return undefined;
  return {
    ...question,
    book: { id: book_id, title: book.title },
    question_id,
    status,
    reports: Object.entries(reasons).map(([reason, count]) => ({ reason: reason as ReportReason, count })),
    statistics: statisticsOf(counted, question_id),
    listed_at,
  };
};

/** The questions that wait for a decision; the earliest listed first. */
export const toReview = async ({ query: { cursor } }: Admitted<typeof quizReview.toReview>) => {
  const { items, next } = await questionReviews.page(questionsToReview, { cursor, limit: 20 });
  const questions = (await Promise.all(items.map(present))).filter((one) => one !== undefined);
  return { questions, next };
};

const isWaiting = any(equal('status', 'open'), equal('status', 'hidden'));

/**
 * Hides a question for ever, or shows it again and keeps it for ever, in one transaction with the operator's audit record.
 * Throws `question_not_found` if the question does not wait for a decision.
 */
export const decide = async ({ actor, body: { decision, ...which } }: Admitted<typeof quizReview.decide>) => {
  const hides = decision === 'hide';
  await optimistically(async () => {
    const refused = await transact<string>({
      review: questionReviews.updating(
        which,
        { set: { status: hides ? 'removed' : 'kept' }, remove: unlisted },
        isWaiting,
      ),
      audit: recording({
        actor,
        action: hides ? 'hide_question' : 'keep_question',
        target: `${which.book_id} ${which.question_id}`,
      }),
      ...(await changingHidden(which, hides)),
    });
    if (refused.includes('review')) throw new ApiError('question_not_found');
    return refused.length === 0 || undefined;
  });
  if (hides) await topUp(which, actor.user);
  return { decided: true as const };
};

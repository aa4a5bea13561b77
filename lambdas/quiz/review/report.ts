import type { quizReview } from '../../../contract/quiz/review';
import { type ReportReason, reportsPerDay, reportsToHide } from '../../../contract/rules/question-reports';
import type { Admitted } from '../../accounts/admitted';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { countingToday } from '../../platform/daily-count';
import { log } from '../../platform/log';
import { absent, all, equal } from '../../platform/table/condition';
import { optimistically } from '../../platform/table/optimistic';
import { transact } from '../../platform/table/transact';
import { readAsked } from '../attempt/asked';
import { attemptsOf } from '../attempt/store';
import { changingHidden, topUp } from './hide';
import {
  type QuestionReview,
  questionReports,
  questionReviews,
  questionsToReview,
  type Which,
} from './report-store';

const wasGiven = async (userId: string, { book_id, question_id }: Which): Promise<boolean> =>
  (await attemptsOf(userId, book_id)).some(({ questions }) =>
    readAsked(questions).some(({ id }) => id === question_id),
  );

/** The review with one more report. Later reports do not change an operator's decision. */
const withReport = (before: QuestionReview | undefined, which: Which, reason: ReportReason) => {
  const { status = 'open', reports = 0, reasons = {} } = before ?? {};
  const isHidden = status === 'open' && reports + 1 >= reportsToHide;
  return {
    ...which,
    status: isHidden ? ('hidden' as const) : status,
    reports: reports + 1,
    reasons: { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 },
  };
};

const isDecided = ({ status }: Pick<QuestionReview, 'status'>) => status === 'removed' || status === 'kept';

/** True if this report has hidden the question; undefined if another report was faster. */
const tryToReport = async (
  userId: string,
  which: Which,
  reason: ReportReason,
): Promise<boolean | undefined> => {
  const before = await questionReviews.get(which, { consistent: true });
  const after = withReport(before, which, reason);
  const hides = after.status === 'hidden' && before?.status !== 'hidden';
  const created_at = now().toISOString();
  const refused = await transact<string>({
    report: questionReports.creating({ ...which, user_id: userId, reason, created_at }),
    limit: countingToday(userId, 'report', reportsPerDay),
    review: questionReviews.putting(
      {
        ...after,
        ...(!isDecided(after) && { list: questionsToReview, listed_at: before?.listed_at ?? created_at }),
      },
      before === undefined
        ? absent('pk')
        : all(equal('reports', before.reports), equal('status', before.status)),
    ),
    ...(hides && (await changingHidden(which, true))),
  });
  // The child has reported the question before.
  if (refused.includes('report')) return false;
  if (refused.includes('limit')) throw new ApiError('too_many_requests');
  return refused.length === 0 ? hides : undefined;
};

/**
 * Counts a child's report on a question that the child was given; repeating it changes nothing. The third child's report
 * hides the question in the same transaction, and the bank is topped up if too few are left. No points change.
 */
export const report = async ({ actor, body: { reason, ...which } }: Admitted<typeof quizReview.report>) => {
  if (!(await wasGiven(actor.id, which))) throw new ApiError('question_not_found');
  const hides = await optimistically(() => tryToReport(actor.id, which, reason));
  if (hides) {
    log.info('question hidden', { book: which.book_id, question: which.question_id });
    await topUp(which, actor.user);
  }
  return { reported: true as const };
};

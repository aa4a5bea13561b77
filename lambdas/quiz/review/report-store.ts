import * as z from 'zod/mini';
import { type ReportReason, reportReasons } from '../../../contract/rules/question-reports';
import { entity } from '../../platform/table/entity';
import { userPartition } from '../../platform/table/partition';
import { questionsPartition } from '../bank/bank-store';

export interface Which {
  readonly book_id: string;
  readonly question_id: string;
}

const Reason = z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]);

/** A child's report that a question is wrong: one per child and question. */
export const questionReports = entity({
  name: 'QuestionReport',
  schema: z.object({
    book_id: z.string(),
    question_id: z.string(),
    reason: Reason,
    created_at: z.string(),
  }),
  key: ({ user_id, book_id, question_id }: Which & { user_id: string }) => ({
    pk: userPartition(user_id),
    sk: `REPORT#${book_id}#${question_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** Questions that wait for the decision of an operator. */
export const questionsToReview = 'QUESTIONS_TO_REVIEW';

/**
 * The reports on a question, without the children who sent them. `open` and `hidden` wait for an operator: children's reports
 * have hidden the latter. `removed` and `kept` are final.
 */
export const questionReviews = entity({
  name: 'QuestionReview',
  schema: z.object({
    book_id: z.string(),
    question_id: z.string(),
    status: z.enum(['open', 'hidden', 'removed', 'kept']),
    reports: z.int(),
    /** The number of reports by reason. */
    reasons: z.record(z.string(), z.int()),
    listed_at: z.optional(z.string()),
  }),
  key: ({ book_id, question_id }: Which) => ({
    pk: questionsPartition(book_id),
    sk: `REVIEW#${question_id}`,
  }),
  retention: 'library',
  onDeletion: 'nobody',
});
export type QuestionReview = NonNullable<Awaited<ReturnType<(typeof questionReviews)['get']>>>;

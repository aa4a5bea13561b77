import * as z from 'zod/mini';
import { BookId, QuestionId } from '../books/fields';
import { defineEndpoints } from '../endpoint';
import { type ReportReason, reportReasons } from '../rules/question-reports';

const Reason = z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]);

/** A question that children have reported, or whose answers are conspicuous, as an operator sees it. */
export const QuestionToReview = z.object({
  book: z.object({ id: BookId, title: z.string() }),
  question_id: QuestionId,
  /** `hidden`: children's reports have hidden it until the decision. */
  status: z.enum(['open', 'hidden']),
  question: z.string(),
  options: z.array(z.string()),
  /** The index of the right option. */
  key: z.int(),
  explanation: z.string(),
  evidence: z.nullable(z.string()),
  reports: z.array(z.object({ reason: Reason, count: z.int() })),
  /** Null before the first answer. */
  statistics: z.nullable(
    z.object({
      answers: z.int(),
      /** The share of right first answers, from 0 to 1. */
      share_right: z.number(),
      /**
       * The point-biserial correlation of a right answer with the score in the other questions of the quiz, from -1 to 1:
       * negative when good readers get it wrong. Null while all answered alike.
       */
      discrimination: z.nullable(z.number()),
    }),
  ),
  listed_at: z.string(),
});
export type QuestionToReview = z.infer<typeof QuestionToReview>;

const Which = { book_id: BookId, question_id: QuestionId };

/** Reports and statistics of single quiz questions. */
export const quizReview = defineEndpoints({
  report: {
    method: 'POST',
    path: '/book/quiz/report',
    who: ['student'],
    body: z.strictObject({ ...Which, reason: Reason }),
    response: z.object({ reported: z.literal(true) }),
    errors: ['question_not_found', 'too_many_requests'],
    summary:
      'Says that a question is wrong, once per child and only about one’s own questions; three children hide it. Points stay',
  },
  toReview: {
    method: 'GET',
    path: '/operator/questions',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ questions: z.array(QuestionToReview), next: z.nullable(z.string()) }),
    summary: 'Questions that were reported or are conspicuous, the first listed first, a page at a time',
  },
  decide: {
    method: 'POST',
    path: '/operator/questions/decide',
    who: ['operator'],
    body: z.strictObject({ ...Which, decision: z.enum(['hide', 'keep']) }),
    response: z.object({ decided: z.literal(true) }),
    errors: ['question_not_found'],
    summary: 'Hides a question or keeps it, whatever children reported; who did it is on record',
  },
});

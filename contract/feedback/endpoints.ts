import * as z from 'zod/mini';
import { Rating } from '../books/fields';
import { defineEndpoints } from '../endpoint';
import { Help } from '../fields';

/** The activities for feedback; `dashboard` means Inkwren itself. */
export const feedbackFeatures = ['quiz', 'article', 'comic', 'chat', 'voice_chat', 'dashboard'] as const;
export type FeedbackFeature = (typeof feedbackFeatures)[number];

/** The fields of the form on the dashboard. */
export const feedbackTypes = {
  new_feature: 'A new idea',
  bug_report: 'Something is broken',
  feature_improvement: 'Something could be better',
  other: 'Something else',
} as const;

const types = Object.keys(feedbackTypes) as (keyof typeof feedbackTypes)[];

/** For feedback on an activity that earned points itself. Paid once per activity. */
export const feedbackPoints = 5;
/** The feedbacks that are paid on one day of New York, and those of them on talks, written or spoken. */
export const paidFeedbacksPerDay = { all: 5, talks: 1 } as const;
export const feedbackCommentLimit = 1000;

export const FeedbackData = z.strictObject({
  rating: z.optional(z.nullable(Rating)),
  difficulty: z.optional(z.nullable(Rating)),
  engagement: z.optional(z.nullable(Rating)),
  like_dislike: z.optional(z.nullable(z.enum(['like', 'dislike']))),
  comment: z.optional(z.nullable(z.string().check(z.maxLength(feedbackCommentLimit)))),
  feedback_type: z.optional(z.nullable(z.enum(types))),
  /** Ignored: the server uses its own clock. */
  submitted_at: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
export type FeedbackData = z.infer<typeof FeedbackData>;

export const feedback = defineEndpoints({
  give: {
    method: 'POST',
    path: '/feedback',
    who: ['student', 'teacher', 'parent'],
    body: z.strictObject({
      feature_type: z.enum(feedbackFeatures),
      /** The id of the quiz, article, comic or chat; null for the dashboard. */
      reference_id: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))),
      feedback_data: FeedbackData,
    }),
    response: z.object({
      success: z.literal(true),
      points_awarded: z.int(),
      /** It would have earned points before the day's limit was reached. */
      limit_reached: z.boolean(),
      help: Help,
    }),
    errors: ['feedback_empty', 'feedback_reference_unknown'],
    summary:
      'Feedback on an activity of one’s own, or on Inkwren itself. On an activity that earned points it is worth 5 once, five times a day, one of them for a talk',
  },
  inbox: {
    method: 'GET',
    path: '/operator/feedback',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({
      feedback: z.array(
        z.object({
          feature_type: z.enum(feedbackFeatures),
          feedback_data: FeedbackData,
          role: z.string(),
          created_at: z.string(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    summary: 'What people have said, the latest first, without who said it',
  },
});

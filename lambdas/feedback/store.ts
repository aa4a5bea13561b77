import * as z from 'zod/mini';
import { FeedbackData, feedbackFeatures } from '../../contract/feedback/endpoints';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** Feedback of a user: stored in the user's partition, to be deleted with the account, and listed for the operators. */
export const feedbacks = entity({
  name: 'Feedback',
  schema: z.object({
    user_id: z.string(),
    feature_type: z.enum(feedbackFeatures),
    reference: z.string(),
    feedback_data: FeedbackData,
    role: z.string(),
    created_at: z.string(),
  }),
  key: ({
    user_id,
    feature_type,
    reference,
  }: {
    user_id: string;
    feature_type: string;
    reference: string;
  }) => ({ pk: userPartition(user_id), sk: `FEEDBACK#${feature_type}#${reference}` }),
  retention: 'account',
  onDeletion: 'delete',
});

export const feedbackList = 'FEEDBACK';

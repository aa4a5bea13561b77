import { ulid } from 'ulid';
import { type feedback, feedbackPoints, paidFeedbacksPerDay } from '../../contract/feedback/endpoints';
import { hasFeedback } from '../../contract/rules/feedback';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { helpForWords } from '../flags/help-for';
import { award } from '../ledger/award';
import { hasEarned } from '../ledger/has-earned';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countingToday, countToday } from '../platform/daily-count';
import type { Write } from '../platform/table/transact';
import { type ActivityFeature, activities } from './activity';
import { feedbackList, feedbacks } from './store';

/** Per user: more feedback in a day is abuse. */
const mostPerDay = 50;

/** The id of the activity; a new id for feedback on the dashboard. Throws when the activity is not the user's own. */
const referenceOf = async (
  userId: string,
  { feature_type, reference_id }: Admitted<typeof feedback.give>['body'],
): Promise<string> => {
  if (feature_type === 'dashboard') return ulid(now().getTime());
  if (reference_id === null || !(await activities[feature_type].has(userId, reference_id)))
    throw new ApiError('feedback_reference_unknown');
  return reference_id;
};

/** Pays in one transaction with `item`, once per activity. Returns the names of the refused writes. */
const pay = (
  { id, user: { weeks } }: Person,
  feature: ActivityFeature,
  reference: string,
  item: Write,
): Promise<string[]> =>
  award(
    { userId: id, cause: `feedback#${feature}#${reference}`, points: feedbackPoints, weeks },
    {
      earnedBy: {
        item,
        limit: countingToday(id, 'paid-feedback', paidFeedbacksPerDay.all),
        ...(activities[feature].isTalk && {
          talks: countingToday(id, 'paid-feedback-talk', paidFeedbacksPerDay.talks),
        }),
      },
    },
  );

/**
 * Stores feedback. Feedback on an activity that earned points earns its own once, in the same transaction, within the limits of
 * the day; a repetition changes the feedback and earns nothing.
 */
export const give = async ({ actor, body }: Admitted<typeof feedback.give>) => {
  const { feature_type, feedback_data } = body;
  const help = await helpForWords(actor, 'feedback', feedback_data.comment ?? '');
  if (!hasFeedback(feature_type, feedback_data)) throw new ApiError('feedback_empty');
  if (!(await countToday(actor.id, 'feedback', mostPerDay))) throw new ApiError('too_many_requests');
  const reference = await referenceOf(actor.id, body);
  const created_at = now().toISOString();
  const item = {
    user_id: actor.id,
    feature_type,
    reference,
    feedback_data,
    role: actor.role,
    created_at,
    list: feedbackList,
    listed_at: created_at,
  };
  const earns =
    feature_type !== 'dashboard' && (await hasEarned(actor.id, activities[feature_type].causeOf(reference)));
  const refused = earns ? await pay(actor, feature_type, reference, feedbacks.putting(item)) : ['entry'];
  if (refused.length > 0) await feedbacks.put(item);
  return {
    success: true as const,
    points_awarded: refused.length === 0 ? feedbackPoints : 0,
    limit_reached: refused.length > 0 && !refused.includes('entry'),
    help,
  };
};

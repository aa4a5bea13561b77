import { ulid } from 'ulid';
import { type FeedbackData, type FeedbackFeature, feedbackPoints } from '../../contract/feedback';
import { hasFeedback } from '../../contract/rules/feedback';
import { hasArticle } from '../articles/done-on';
import { hasChat } from '../chat/history';
import { hasComic } from '../comics/has-comic';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countToday } from '../platform/daily-count';
import { hasQuiz } from '../quiz/history';
import { award } from '../rewards/award';
import type { Person } from '../users/identify';
import { hasVoiceChat } from '../voice/history';
import { feedbackList, feedbacks } from './store';

interface Feedback {
  readonly feature_type: FeedbackFeature;
  readonly reference_id: string | null;
  readonly feedback_data: FeedbackData;
}

/** The limit for one user: more than this is not feedback but abuse. */
const mostPerDay = 50;

/** Whether an activity belongs to the user. */
const knows: Partial<Record<FeedbackFeature, (userId: string, id: string) => Promise<boolean>>> = {
  quiz: hasQuiz,
  chat: hasChat,
  article: hasArticle,
  comic: hasComic,
  voice_chat: hasVoiceChat,
};

const referenceOf = async (userId: string, { feature_type, reference_id }: Feedback): Promise<string> => {
  if (feature_type === 'dashboard') return ulid(now().getTime());
  const known = reference_id !== null && (await knows[feature_type]?.(userId, reference_id));
  if (!known) throw new ApiError('feedback_reference_unknown');
  return reference_id;
};

/**
 * Stores feedback. Feedback on an activity earns its points once, in the same transaction; a repetition changes the feedback
 * and earns nothing.
 */
export const give = async ({ actor, body }: { actor: Person; body: Feedback }) => {
  const { feature_type, feedback_data } = body;
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
  const earns = feature_type !== 'dashboard' && actor.role === 'student';
  const refused = earns
    ? await award(
        {
          userId: actor.id,
          cause: `feedback#${feature_type}#${reference}`,
          points: feedbackPoints,
          weeks: actor.user.weeks,
        },
        { earnedBy: { item: feedbacks.putting(item) } },
      )
    : ['entry'];
  if (refused.length > 0) await feedbacks.put(item);
  return { success: true as const, points_awarded: refused.length === 0 ? feedbackPoints : 0 };
};

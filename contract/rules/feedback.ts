import type { FeedbackData, FeedbackFeature } from '../feedback/endpoints';

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** Whether the feedback has content: on the dashboard a type and a comment, on an activity any one field. */
export const hasFeedback = (feature: FeedbackFeature, data: FeedbackData): boolean => {
  const { rating, difficulty, engagement, like_dislike, comment, feedback_type } = data;
  if (feature === 'dashboard') return Boolean(feedback_type) && !isBlank(comment);
  return [rating, difficulty, engagement, like_dislike].some(Boolean) || !isBlank(comment);
};

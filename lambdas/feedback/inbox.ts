import type { feedback } from '../../contract/feedback/endpoints';
import type { Admitted } from '../accounts/admitted';
import { feedbackList, feedbacks } from './store';

/** The feedback of all users, newest first. The answer does not name the user. */
export const inbox = async ({ query: { cursor } }: Admitted<typeof feedback.inbox>) => {
  const { items, next } = await feedbacks.page(feedbackList, { cursor, newestFirst: true });
  return { feedback: items, next };
};

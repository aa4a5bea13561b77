import { feedbackErrors } from '../../contract/errors/feedback';
import { feedback } from '../../contract/feedback';
import { serveOperators } from '../serve-operators';
import { give } from './give';
import { feedbackList, feedbacks } from './store';

/** The feedback of all users, newest first. The answer does not name the user. */
const inbox = async ({ query: { cursor } }: { query: { cursor?: string | undefined } }) => {
  const { items, next } = await feedbacks.page(feedbackList, { cursor, newestFirst: true });
  return { feedback: items, next };
};

export const handler = serveOperators(feedback, feedbackErrors, { give, inbox });

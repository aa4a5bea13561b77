import { feedback } from '../../contract/feedback';
import { serveOperators } from '../serve-operators';
import { give } from './give';
import { feedbackList, feedbacks } from './store';

/** What people have said, the latest first. Who said it does not leave. */
const inbox = async ({ query: { cursor } }: { query: { cursor?: string | undefined } }) => {
  const { items, next } = await feedbacks.page(feedbackList, { cursor, newestFirst: true });
  return { feedback: items, next };
};

export const handler = serveOperators(feedback, { give, inbox });

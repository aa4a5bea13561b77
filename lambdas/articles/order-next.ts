import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { absent, all, any, equal, isPast } from '../platform/table/condition';
import { refundAiWork, spendAiWork } from '../users/ai-budget';
import { sendOrder } from './queue';
import { nextArticles } from './store';

/** An order that no worker has begun after this time is lost. */
const lostAfterSeconds = 300;

/** True for one of the callers that order at the same time, and only while there is something to write. */
const claimOrder = (user_id: string, ordered_until: string): Promise<boolean> =>
  nextArticles.update(
    { user_id },
    { set: { ordered_at: now().toISOString(), ordered_until, is_written: false } },
    all(
      any(absent('made'), equal('made', null)),
      isPast('ordered_until'),
      isPast('lease_until'),
      isPast('rest_until'),
    ),
  );

const send = async (user_id: string): Promise<void> => {
  await spendAiWork(user_id, 'articles');
  try {
    await sendOrder({ user_id });
  } catch (error) {
    await refundAiWork(user_id, 'articles');
    throw error;
  }
};

/**
 * Orders the next article of a child at the expense of its daily budget. Does nothing while one is there, ordered or being
 * written, while the model rests, when the budget is used up, and while the queue is down: there are articles of our own.
 */
export const orderNext = async (user_id: string): Promise<void> => {
  const until = secondsFrom(now(), lostAfterSeconds).toISOString();
  if (!(await claimOrder(user_id, until))) return;
  try {
    await send(user_id);
  } catch (error) {
    await nextArticles.update(
      { user_id },
      { remove: ['ordered_at', 'ordered_until'] },
      equal('ordered_until', until),
    );
    if (!(error instanceof ApiError)) log.error('article not ordered', error);
  }
};

import { type Payer, refundAiWork, spendAiWork } from '../accounts/ai-budget';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { isOff } from '../platform/switches';
import { absent, all, any, equal, isPast } from '../platform/table/condition';
import { sendOrder } from './queue';
import { nextArticles } from './store';

/** An order is lost if no worker has begun it after this time. */
const lostAfterSeconds = 300;

/**
 * Claims the order. True for only one of several simultaneous callers, and only if nothing is ready, ordered, being written or
 * resting.
 */
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

const send = async (payer: Payer): Promise<void> => {
  const day = await spendAiWork(payer, 'articles');
  try {
    await sendOrder({ user_id: payer.id, day });
  } catch (error) {
    await refundAiWork(payer, 'articles', { day });
    throw error;
  }
};

/**
 * Orders the next article of a child, paid from its daily budget. Does nothing while one is ready, ordered or being written,
 * during the pause after a failure, when the budget is used up, while operators have switched it off, and while the queue is down: there are articles of our own.
 */
export const orderNext = async (payer: Payer): Promise<void> => {
  if (await isOff('articles')) return;
  const user_id = payer.id;
  const until = secondsFrom(now(), lostAfterSeconds).toISOString();
  if (!(await claimOrder(user_id, until))) return;
  try {
    await send(payer);
  } catch (error) {
    await nextArticles.update(
      { user_id },
      { remove: ['ordered_at', 'ordered_until'] },
      equal('ordered_until', until),
    );
    if (!(error instanceof ApiError)) log.error('article not ordered', error);
  }
};

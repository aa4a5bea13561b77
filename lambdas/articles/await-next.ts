import { stepsOfArticle } from '../../contract/rules/articles';
import type { Person } from '../accounts/identify';
import { alone } from '../model/alone';
import { ApiError } from '../platform/api-error';
import { now, pause, secondsFrom } from '../platform/clock';
import { isOff } from '../platform/switches';
import { orderNext } from './order-next';
import { type NextArticle, nextArticles } from './store';

/** A call polls for this long. The browser repeats it and shows the progress. */
const lookSeconds = 4;
const pollMilliseconds = 200;

/** A child waits no longer than this for a model. Then it reads one of our own articles. */
const patienceSeconds = 30;

const isOrdered = (next: NextArticle | undefined): boolean =>
  (next?.ordered_until ?? '') > now().toISOString() || (next?.lease_until ?? '') > now().toISOString();

const isWorthWaiting = (next: NextArticle | undefined): boolean =>
  isOrdered(next) && (next?.ordered_at ?? '') > secondsFrom(now(), -patienceSeconds).toISOString();

const beingMade = (next: NextArticle | undefined) =>
  new ApiError('article_being_made', undefined, { made: next?.is_written ? 1 : 0, of: stepsOfArticle });

const read = (user_id: string) => nextArticles.get({ user_id }, { consistent: true });

const look = async (user_id: string): Promise<NextArticle | undefined> => {
  const deadline = secondsFrom(now(), lookSeconds);
  for (;;) {
    const next = await read(user_id);
    if (next?.made) return next;
    if (!isWorthWaiting(next)) return undefined;
    if (now() >= deadline) throw beingMade(next);
    await pause(pollMilliseconds);
  }
};

/**
 * The article that a model has written for the child; undefined if there is none and waiting is not worthwhile, and while
 * operators have switched them off. Orders one if
 * none is ordered. Throws `article_being_made` while it is being written, and for a second simultaneous call.
 */
export const awaitNext = async ({ id: user_id, user }: Person): Promise<NextArticle | undefined> => {
  if (await isOff('articles')) return undefined;
  const ready = await read(user_id);
  if (ready?.made) return ready;
  if (!isOrdered(ready)) await orderNext(user);
  const ordered = await read(user_id);
  if (!isWorthWaiting(ordered)) return ordered?.made ? ordered : undefined;
  return alone(
    user_id,
    'article',
    () => beingMade(ordered),
    () => look(user_id),
  );
};

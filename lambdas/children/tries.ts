import { now, secondsFrom } from '../platform/clock';
import { absent, all, any, below } from '../platform/table/condition';
import { allTriesOf, pictureTries } from './store';

/** Small fingers miss. */
const freeTries = 5;
/** Of 116,280 ways: whoever has the device finds the pictures of a child in one of twelve thousand families. */
const mostTries = 10;
/** From the last free try on, the time before the next one. */
const waitSeconds = 300;

interface Tried {
  readonly child_id: string;
  readonly device: string;
}

/**
 * Counts a try before anything is compared. Each write counts one and has its own condition, so of any number of simultaneous
 * tries no more pass than of as many in a row. False after too many: nothing may be compared then.
 */
export const countTry = async (tried: Tried): Promise<boolean> => {
  const at = now();
  const wait_until = secondsFrom(at, waitSeconds).toISOString();
  const more = { add: { tries: 1 }, set: { device: tried.device, wait_until } };
  const isFree = any(absent('tries'), below('tries', freeTries));
  const hasWaited = all(below('tries', mostTries), below('wait_until', at.toISOString()));
  return (
    (await pictureTries.update(tried, more, isFree)) || (await pictureTries.update(tried, more, hasWaited))
  );
};

/** The right pictures begin anew. */
export const forgetTries = (tried: Tried) => pictureTries.remove(tried);

/** The answer to a grown-up who chooses new pictures. */
export const forgetAllTries = async (child_id: string): Promise<void> => {
  for (const { device } of await allTriesOf(child_id)) await forgetTries({ child_id, device });
};

type Item = Awaited<ReturnType<typeof allTriesOf>>[number];

export type TriesState = 'open' | 'wait' | 'closed';

export const stateOfTries = (item: Pick<Item, 'tries' | 'wait_until'> | undefined): TriesState => {
  if (item === undefined || item.tries < freeTries) return 'open';
  if (item.tries >= mostTries) return 'closed';
  return item.wait_until < now().toISOString() ? 'open' : 'wait';
};

import { newYorkDay } from '../../contract/rules/day';
import { comicDays } from '../../lambdas/comics/day-store';
import { finish } from '../../lambdas/comics/finish';
import { withInventedNames } from '../../lambdas/comics/invented-names';
import { now } from '../../lambdas/platform/clock';
import { newOrder } from '../../lambdas/store/order';
import { pay } from '../../lambdas/store/pay';
import { type StoredItem, storeItems } from '../../lambdas/store/store';
import type { Person } from '../../lambdas/users/identify';

/** What goes on from something that it has read and that has changed since. */
export type LateTask =
  /** A purchase that is paid when operators have just changed its item. Returns the writes that refuse. */
  | {
      readonly task: 'latePurchase';
      readonly userId: string;
      readonly itemId: string;
      readonly change: Partial<StoredItem>;
    }
  /** A worker that has lettered today's comic after another one has taken its lease. Returns the name of its error. */
  | { readonly task: 'lateFinish'; readonly userId: string };

export const latePurchase = async (
  { user }: Person,
  { itemId, change }: Extract<LateTask, { task: 'latePurchase' }>,
): Promise<string[]> => {
  const order = await newOrder(user, { item_id: itemId });
  await storeItems.update({ id: itemId }, { set: change });
  return pay(order);
};

export const lateFinish = async ({ id, user }: Person): Promise<string | undefined> => {
  const place = await comicDays.get({ user_id: id, day: newYorkDay(now()) }, { consistent: true });
  if (!place?.storyboard) throw new Error('There is no comic to finish');
  const { storyboard, story, created_at: lease } = place;
  const renamed = withInventedNames(story, { people: [], places: [] });
  return finish({ place, lease }, user, { storyboard, renamed, isSame: true }).then(
    () => undefined,
    ({ name }: Error) => name,
  );
};

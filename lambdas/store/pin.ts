import type { Goal } from '../../contract/goal';
import { ApiError } from '../platform/api-error';
import type { UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { pinGoal } from '../users/pin-goal';
import { isFor } from './present';
import { storeItems } from './store';

/** What a student is saving up for; null without a pinned item, and for one that the store does not have for this student. */
export const goalOf = async (user: UserItem): Promise<Goal | null> => {
  const item = user.goal === null ? undefined : await storeItems.get({ id: user.goal });
  if (item === undefined || !isFor(user, item)) return null;
  const { id, name, type, gem_cost } = item;
  return { id, name, type, gem_cost };
};

export const pin = async ({
  actor: { id, user },
  body,
}: {
  actor: Person;
  body: { item_id: string | null };
}) => {
  const goal = await goalOf({ ...user, goal: body.item_id });
  if (body.item_id !== null && goal === null) throw new ApiError('store_item_not_found');
  await pinGoal(id, body.item_id);
  return { goal };
};

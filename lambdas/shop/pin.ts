import type { shop } from '../../contract/shop/endpoints';
import type { Goal } from '../../contract/shop/goal';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { pinGoal } from '../users/keep-choice';
import { findOffer } from './offers';

/** The item for which a student saves; null without a pinned item, or if it is no longer offered to this student. */
export const goalOf = async (user: UserItem): Promise<Goal | null> => {
  const offer = user.goal === null ? undefined : await findOffer(user, user.goal);
  if (offer === undefined) return null;
  const { id, name, type, gem_cost } = offer;
  return { id, name, type, gem_cost };
};

export const pin = async ({ actor: { id, user }, body }: Admitted<typeof shop.pin>) => {
  const goal = await goalOf({ ...user, goal: body.item_id });
  if (body.item_id !== null && goal === null) throw new ApiError('store_item_not_found');
  await pinGoal(id, body.item_id);
  return { goal };
};

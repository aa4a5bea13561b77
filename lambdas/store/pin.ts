import type { Goal } from '../../contract/goal';
import { ApiError } from '../platform/api-error';
import type { UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { pinGoal } from '../users/pin-goal';
import { findOffer } from './offers';

/** What a student is saving up for; null without a pinned item, and for one that is not offered to this student any more. */
export const goalOf = async (user: UserItem): Promise<Goal | null> => {
  const offer = user.goal === null ? undefined : await findOffer(user, user.goal);
  if (offer === undefined) return null;
  const { id, name, type, gem_cost } = offer;
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

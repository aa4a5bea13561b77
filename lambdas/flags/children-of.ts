import { findWithLeaving, type UserItem } from '../accounts/find';
import type { FlagItem } from './store';

/**
 * The children of flags, and further people, by id; deleted users are omitted. Somebody whose deletion may still be taken back is
 * among them: an open flag may hold the deletion.
 */
export const childrenOf = async (
  items: readonly Pick<FlagItem, 'user_id'>[],
  others: readonly string[] = [],
): Promise<Map<string, UserItem>> => {
  const ids = new Set([...items.map(({ user_id }) => user_id), ...others]);
  return new Map((await findWithLeaving([...ids])).map((user) => [user.id, user]));
};

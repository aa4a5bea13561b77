import { optimistically } from '../platform/table/optimistic';
import { friendshipsOf } from './friend-store';
import { deleteFriendship, friendshipOf } from './friendship';

/** Deletes both halves of every friendship and request of a student, with the counts of the other one. */
export const endFriendships = async (userId: string): Promise<void> => {
  for (const { friend_id } of await friendshipsOf(userId, { consistent: true }))
    await optimistically(async () => {
      const before = await friendshipOf(userId, friend_id);
      return before === undefined || (await deleteFriendship(before)) || undefined;
    });
};

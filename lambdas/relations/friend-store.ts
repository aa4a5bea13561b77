import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { Standing } from './store';

/** One half of the friendship of two students; the other half has the two ids swapped. */
export const friendships = entity({
  name: 'Friendship',
  schema: z.extend(Standing, {
    user_id: z.string(),
    friend_id: z.string(),
    /** The student whose request is open or was declined; also a friend who was removed. */
    asked_by: z.string(),
  }),
  key: ({ user_id, friend_id }: { user_id: string; friend_id: string }) => ({
    pk: userPartition(user_id),
    sk: `FRIEND#${friend_id}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'friends' },
});

export const friendshipsOf = (userId: string, { consistent = false } = {}) =>
  friendships.list(userPartition(userId), 'FRIEND#', { consistent });

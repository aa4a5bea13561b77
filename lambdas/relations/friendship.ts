import { daysUntilAskingAgain, mostOpenRequests } from '../../contract/rules/friends';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { transact, type Write } from '../platform/table/transact';
import { type Counts, counting } from './counts';
import { friendships, friendshipsOf } from './friend-store';
import { type State, unchanged } from './store';

export type Friendship = NonNullable<Awaited<ReturnType<typeof friendshipOf>>>;
type Standing = Pick<Friendship, 'state' | 'asked_by'>;

/** The relation from the first student's side. */
export const friendshipOf = (user_id: string, friend_id: string) =>
  friendships.get({ user_id, friend_id }, { consistent: true });

/** Whether a change is so recent that a declined student cannot ask again. */
export const isRecent = ({ changed_at }: { readonly changed_at: string }): boolean =>
  secondsFrom(new Date(changed_at), daysUntilAskingAgain * 86_400) > now();

const countsIn = (standing: Standing | undefined, userId: string): Counts => ({
  friends: standing?.state === 'accepted' ? 1 : 0,
  asked: standing?.state === 'asked' && standing.asked_by === userId ? 1 : 0,
});

/**
 * Moves a friendship to its next state: both halves and both counts in one transaction. False if it has changed since `before`
 * was read: one of two simultaneous moves succeeds, and the other decides again. The writes of `together` are in the same
 * transaction. Throws at a limit.
 */
export const moveFriendship = async (
  before: Friendship | undefined,
  [one, other]: readonly [string, string],
  next: { readonly state: State; readonly asked_by: string },
  together: Readonly<Record<string, Write>> = {},
): Promise<boolean> => {
  const item = { ...next, changed_at: now().toISOString(), version: (before?.version ?? 0) + 1 };
  const half = (user_id: string, friend_id: string) =>
    friendships.putting({ ...item, user_id, friend_id }, unchanged(before));
  const count = (id: string) =>
    counting(id, countsIn(before, id), countsIn(next, id), mostOpenRequests.student);
  const refused = await transact<string>({
    one: half(one, other),
    other: half(other, one),
    ...count(one),
    ...count(other),
    ...together,
  });
  if (refused.includes('one') || refused.includes('other')) return false;
  if (refused.length > 0)
    throw new ApiError(next.state === 'asked' ? 'too_many_open_requests' : 'friends_full');
  return true;
};

/** The ids of a student's friends, eventually consistent. */
export const friendIdsOf = async (userId: string): Promise<string[]> =>
  (await friendshipsOf(userId)).filter(({ state }) => state === 'accepted').map(({ friend_id }) => friend_id);

export const isFriendOf = async (userId: string, otherId: string): Promise<boolean> =>
  (await friendshipOf(userId, otherId))?.state === 'accepted';

/**
 * Deletes a relation, as if the two had never met: both halves and the counts of the second student in one transaction. False if
 * it has changed since `before` was read. The first student's account is being deleted.
 */
export const deleteFriendship = async (before: Friendship): Promise<boolean> => {
  const { user_id, friend_id } = before;
  const refused = await transact<string>({
    one: friendships.removing({ user_id, friend_id }, unchanged(before)),
    other: friendships.removing({ user_id: friend_id, friend_id: user_id }, unchanged(before)),
    ...counting(friend_id, countsIn(before, friend_id), { friends: 0, asked: 0 }, mostOpenRequests.student),
  });
  return refused.length === 0;
};

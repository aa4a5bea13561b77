import type { Friend, FriendRequest, FriendshipStatus } from '../../contract/friends/endpoints';
import { shownAddress } from '../../contract/rules/made-up-address';
import { streakAt } from '../../contract/rules/streak';
import type { UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { now } from '../platform/clock';
import { isActiveStudent } from '../relations/discoverable';

/** The user who looks: only adults see addresses. */
export type Viewer = Pick<UserItem, 'account_type'>;

const figures = (user: UserItem) => ({ points: user.points, streak: streakAt(user, now()) });

const withAddress = (viewer: Viewer, { email }: UserItem) =>
  viewer.account_type === 'student' ? {} : shownAddress(email);

/** A friend or a supervised student as the viewer sees them. A guardian sees the chosen name before others do. */
export const presentFriend = (
  viewer: Viewer,
  user: UserItem,
  {
    changed_at,
    guardian = false,
    classes = [],
  }: { changed_at: string; guardian?: boolean; classes?: string[] },
): Friend => ({
  id: user.id,
  username: guardian ? ownName(user) : user.username,
  ...withAddress(viewer, user),
  ...figures(user),
  border: user.look.border,
  avatar: user.avatar,
  relationship_type: viewer.account_type === 'student' ? 'friend' : 'supervision',
  since: changed_at,
  guardian,
  active: isActiveStudent(user),
  classes,
});

/** A student before the relation is accepted. Adults see the name only: boards show ids, which must not lead to addresses. */
export const presentAcquaintance = (viewer: Viewer, user: UserItem): FriendRequest['user'] => ({
  id: user.id,
  username: user.username,
  ...(viewer.account_type === 'student'
    ? { ...figures(user), avatar: user.avatar }
    : { points: null, streak: null, avatar: null }),
});

/** Most points first; equal points by the longer streak. */
export const byPoints = <T extends { points: number; streak: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => b.points - a.points || b.streak - a.streak);

/** A search result. Contains the address for adults, who have searched by it. */
export const presentFound = (viewer: Viewer, user: UserItem, friendship_status: FriendshipStatus) => ({
  ...presentAcquaintance(viewer, user),
  ...withAddress(viewer, user),
  friendship_status,
});

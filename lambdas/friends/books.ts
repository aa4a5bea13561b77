import { readingLists } from '../books/reading-lists';
import { ApiError } from '../platform/api-error';
import { findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { isActiveStudent } from './discovery';
import { friendshipOf } from './friendship';
import { maySee, supervisionOf } from './supervision';

const isFriend = async (me: UserItem, other: UserItem) =>
  isActiveStudent(other) && (await friendshipOf(me.id, other.id))?.state === 'accepted';

const isSupervised = async (adult: UserItem, child: UserItem) => {
  const supervision = await supervisionOf(adult.email, child.id);
  return supervision !== undefined && maySee(adult, child, supervision);
};

/** The shelf of a friend or of a supervised child. Nobody else learns whether the user exists. */
export const friendBooks = async ({
  actor: { role, user },
  params: { userId },
}: {
  actor: Person;
  params: { userId: string };
}) => {
  const other = await findUser(userId);
  const mayLook = role === 'student' ? isFriend : isSupervised;
  if (other === undefined || !(await mayLook(user, other))) throw new ApiError('friend_books_unavailable');
  return readingLists({ actor: other });
};

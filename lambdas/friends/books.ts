import type { friends } from '../../contract/friends/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { listsOf } from '../books/reading-lists';
import { ApiError } from '../platform/api-error';
import { isActiveStudent } from '../relations/discoverable';
import { friendshipOf } from '../relations/friendship';
import { maySee } from '../relations/let-in';
import { supervisionOf } from '../relations/supervision';

const isFriend = async (me: UserItem, other: UserItem) =>
  isActiveStudent(other) &&
  mayDo(other, 'friends') &&
  (await friendshipOf(me.id, other.id))?.state === 'accepted';

const isSupervised = async (adult: UserItem, child: UserItem) => {
  const supervision = await supervisionOf(adult.email, child.id);
  return supervision !== undefined && maySee(adult, child, supervision);
};

/** The shelf of a friend or of a supervised child. The error does not tell other callers whether the user exists. */
export const friendBooks = async ({
  actor: { role, user },
  params: { userId },
}: Admitted<typeof friends.books>) => {
  const other = await findUser(userId);
  const mayLook = role === 'student' ? isFriend : isSupervised;
  if (other === undefined || !(await mayLook(user, other))) throw new ApiError('friend_books_unavailable');
  return listsOf(other.id);
};

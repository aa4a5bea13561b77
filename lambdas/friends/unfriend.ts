import { needsAdult } from '../../contract/rules/consent';
import { endingGuardianship, unverifyWithoutChildren } from '../consent/end-guardianship';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { friendshipOf, moveFriendship } from './friendship';
import { answerSupervision, endingSupervision, supervisionOf } from './supervision';

/** The friend counts as declined: no request of theirs is accepted automatically, and none for a while. */
const endFriendship = async (me: UserItem, friendId: string): Promise<true | undefined> => {
  const before = await friendshipOf(me.id, friendId);
  if (before?.state !== 'accepted') throw new ApiError('relation_not_found');
  const next = { state: 'declined', asked_by: friendId } as const;
  return (await moveFriendship(before, [me.id, friendId], next)) || undefined;
};

/** A guardian is ended only by a child who is old enough to decide alone. */
const endByChild = async (child: UserItem, adult: UserItem): Promise<true | undefined> => {
  const before = await supervisionOf(adult.email, child.id);
  if (before?.state !== 'accepted') throw new ApiError('relation_not_found');
  if (!before.guardian) return (await answerSupervision(before, 'declined')) || undefined;
  if (needsAdult(child, consentAges())) throw new ApiError('guardian_stays');
  if ((await transact(await endingGuardianship(before))).length > 0) return undefined;
  await unverifyWithoutChildren(adult.email);
  return true;
};

const endByAdult = async (adult: UserItem, child_id: string): Promise<true | undefined> => {
  const before = await supervisionOf(adult.email, child_id);
  if (before?.state !== 'accepted') throw new ApiError('relation_not_found');
  if (before.guardian) throw new ApiError('guardian_of_child');
  return (await transact(endingSupervision(before))).length === 0 || undefined;
};

const end = async ({ role, user }: Person, friendId: string): Promise<true | undefined> => {
  if (role !== 'student') return endByAdult(user, friendId);
  const other = await findUser(friendId);
  return other === undefined || other.account_type === 'student'
    ? endFriendship(user, friendId)
    : endByChild(user, other);
};

/** Takes effect at once for both: what a user may see follows from the relation at the moment of each call. */
export const unfriend = async ({
  actor,
  query,
  body,
}: {
  actor: Person;
  query: { friend_id?: string | undefined };
  body: { friend_id?: string | undefined };
}) => {
  const friendId = body.friend_id ?? query.friend_id;
  if (friendId === undefined) throw new ApiError('invalid_input', ['body.friend_id']);
  return { removed: await optimistically(() => end(actor, friendId)) };
};

import type { friends } from '../../contract/friends/endpoints';
import { needsAdult } from '../../contract/rules/consent';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { refusingSessions } from '../accounts/refuse-sessions';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { endingGuardianship, mustKeepWayIn, unverifyWithoutChildren } from '../consent/end-guardianship';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { closeSockets } from '../realtime/close-sockets';
import { takeBackAnswers } from '../relations/decide-for-child';
import { friendshipOf, moveFriendship } from '../relations/friendship';
import { waitsForGuardian } from '../relations/let-in';
import { answerSupervision, endingSupervision, supervisionOf } from '../relations/supervision';

/** The friend counts as declined: their requests are no longer accepted automatically, and are refused for some days. */
const endFriendship = async (me: UserItem, friendId: string): Promise<true | undefined> => {
  const before = await friendshipOf(me.id, friendId);
  if (before?.state !== 'accepted') throw new ApiError('relation_not_found');
  const next = { state: 'declined', asked_by: friendId } as const;
  return (await moveFriendship(before, [me.id, friendId], next)) || undefined;
};

/**
 * Only a child who is old enough to decide alone can end a guardianship. Without an address it may be signed in on a device of that
 * guardian, and is signed out everywhere: the pool does not know which session began there.
 */
const endByChild = async (child: UserItem, adult: UserItem): Promise<true | undefined> => {
  const before = await supervisionOf(adult.email, child.id);
  if (before?.state !== 'accepted') throw new ApiError('relation_not_found');
  if (!before.guardian) return (await answerSupervision(before, 'declined')) || undefined;
  if (needsAdult(child, consentAges())) throw new ApiError('guardian_stays');
  await mustKeepWayIn(child, [adult.email]);
  const isOnDevice = signsInByPictures(child);
  await takeBackAnswers(adult.email, child.id);
  const refused = await transact<string>({
    ...(await endingGuardianship(before)),
    ...(isOnDevice && { sessions: refusingSessions(child.id) }),
  });
  if (refused.length > 0) return undefined;
  if (isOnDevice) await closeSockets(child.id);
  await takeBackAnswers(adult.email, child.id);
  await unverifyWithoutChildren(adult.email);
  return true;
};

/** A relation that waits for a guardian cannot be ended: it would reveal the child's answer and delete a guardian's refusal. */
const endByAdult = async (adult: UserItem, child_id: string): Promise<true | undefined> => {
  const [before, child] = await Promise.all([supervisionOf(adult.email, child_id), findUser(child_id)]);
  if (before?.state !== 'accepted' || (child !== undefined && waitsForGuardian(adult, child, before)))
    throw new ApiError('relation_not_found');
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

/** Takes effect for both immediately: access follows from the relation at the time of each call. */
export const unfriend = async ({ actor, query, body }: Admitted<typeof friends.unfriend>) => {
  const friendId = body.friend_id ?? query.friend_id;
  if (friendId === undefined) throw new ApiError('invalid_input', ['body.friend_id']);
  return { removed: await optimistically(() => end(actor, friendId)) };
};

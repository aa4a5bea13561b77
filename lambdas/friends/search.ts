import { randomUUID } from 'node:crypto';
import type { FriendshipStatus, friends } from '../../contract/friends/endpoints';
import { searchesPerMinute } from '../../contract/rules/friends';
import { isMadeUp } from '../../contract/rules/made-up-address';
import type { Admitted } from '../accounts/admitted';
import { findUser } from '../accounts/find';
import { idOfUsername, isSameName } from '../accounts/locks';
import { ownName } from '../accounts/names';
import { idOfMember } from '../accounts/verify';
import { ApiError } from '../platform/api-error';
import { countThisMinute } from '../platform/daily-count';
import { isDiscoverable } from '../relations/discoverable';
import { type Friendship, friendshipOf, isRecent } from '../relations/friendship';
import { maySee, waitsForGuardian } from '../relations/let-in';
import type { SupervisionItem } from '../relations/store';
import { supervisionOf } from '../relations/supervision';
import { presentFound } from './present';
import { findSupervisable } from './request';

const countSearch = async (userId: string) => {
  if (!(await countThisMinute(userId, 'searches', searchesPerMinute)))
    throw new ApiError('too_many_searches');
};

/** An absent user is looked up under an id that does not exist, so that both answers make the same calls. */
const orNobody = (id: string | undefined): string => id ?? randomUUID();

const statusOfFriendship = (friendship: Friendship | undefined, own: string): FriendshipStatus => {
  if (friendship === undefined) return 'none';
  const isOwn = friendship.asked_by === own;
  if (friendship.state === 'accepted') return 'friends';
  if (friendship.state === 'asked') return isOwn ? 'request_sent' : 'request_received';
  return isOwn && isRecent(friendship) ? 'declined' : 'none';
};

/** Finds a student only by the name that others see, and only if both students have discovery switched on. */
export const search = async ({ actor, query: { username } }: Admitted<typeof friends.search>) => {
  if (username === '') throw new ApiError('friend_username_required');
  if (isSameName(username, ownName(actor.user))) throw new ApiError('friend_is_you');
  if (!isDiscoverable(actor.user)) throw new ApiError('friends_off');
  await countSearch(actor.id);
  const id = orNobody(await idOfUsername(username));
  const [user, friendship] = await Promise.all([findUser(id), friendshipOf(actor.id, id)]);
  if (!isDiscoverable(user) || !isSameName(username, user.username))
    throw new ApiError('friend_username_unknown');
  return presentFound(actor.user, user, statusOfFriendship(friendship, actor.id));
};

const statusOfSupervision = (
  supervision: SupervisionItem | undefined,
  adultId: string,
  { sees, waits }: { sees: boolean; waits: boolean },
): FriendshipStatus => {
  if (sees) return 'friends';
  const isAsked = supervision?.state === 'asked' || waits;
  if (isAsked && supervision?.adult_id === adultId) return 'request_sent';
  return supervision?.state === 'declined' && isRecent(supervision) ? 'declined' : 'none';
};

/** For verified adults. The address of a user who is not a student gets the same answer as an unknown one. */
export const searchByEmail = async ({ actor, query: { email } }: Admitted<typeof friends.searchByEmail>) => {
  const { id: adultId, role, user: adult } = actor;
  if (role !== 'teacher' && role !== 'parent') throw new ApiError('email_search_for_supervisors');
  if (!adult.verified) throw new ApiError('not_verified');
  await countSearch(adultId);
  const id = orNobody(isMadeUp(email) ? undefined : await idOfMember(email));
  const [found, supervision] = await Promise.all([findUser(id), supervisionOf(adult.email, id)]);
  const child = await findSupervisable(adult, found);
  if (child === undefined)
    throw new ApiError(role === 'teacher' ? 'student_email_unknown' : 'child_email_unknown');
  const sees = supervision !== undefined && maySee(adult, child, supervision);
  const waits = supervision !== undefined && waitsForGuardian(adult, child, supervision);
  return presentFound(adult, child, statusOfSupervision(supervision, adultId, { sees, waits }));
};

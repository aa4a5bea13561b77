import { randomUUID } from 'node:crypto';
import type { FriendshipStatus } from '../../contract/friends';
import { searchesPerMinute } from '../../contract/rules/friends';
import { ApiError } from '../platform/api-error';
import { countThisMinute } from '../platform/daily-count';
import { findUser } from '../users/find';
import type { Person } from '../users/identify';
import { idOfUsername, isSameName } from '../users/locks';
import { ownName } from '../users/names';
import { idOfMember } from '../users/verify';
import { isDiscoverable } from './discovery';
import { type Friendship, friendshipOf, isRecent } from './friendship';
import { presentFound } from './present';
import { maySupervise } from './request';
import type { SupervisionItem } from './store';
import { maySee, supervisionOf } from './supervision';

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

/** Only the name that others see is found, and only with finding friends switched on for both. */
export const search = async ({
  actor,
  query: { username },
}: {
  actor: Person;
  query: { username: string };
}) => {
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
  sees: boolean,
): FriendshipStatus => {
  if (sees) return 'friends';
  if (supervision?.state === 'asked' && supervision.adult_id === adultId) return 'request_sent';
  return supervision?.state === 'declined' && isRecent(supervision) ? 'declined' : 'none';
};

/** For verified adults. An address of somebody who is not a student gets the answer of an unknown one. */
export const searchByEmail = async ({
  actor,
  query: { email },
}: {
  actor: Person;
  query: { email: string };
}) => {
  const { id: adultId, role, user: adult } = actor;
  if (role !== 'teacher' && role !== 'parent') throw new ApiError('email_search_for_supervisors');
  if (!adult.verified) throw new ApiError('not_verified');
  await countSearch(adultId);
  const id = orNobody(await idOfMember(email));
  const [child, supervision] = await Promise.all([findUser(id), supervisionOf(adult.email, id)]);
  if (!maySupervise(adult, child))
    throw new ApiError(role === 'teacher' ? 'student_email_unknown' : 'child_email_unknown');
  const sees = supervision !== undefined && maySee(adult, child, supervision);
  return presentFound(adult, child, statusOfSupervision(supervision, adultId, sees));
};

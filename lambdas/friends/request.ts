import { isSameMailbox } from '../../contract/rules/mailbox';
import { isOfSameSchool } from '../../contract/rules/school';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { isActiveStudent, isDiscoverable } from './discovery';
import { type Friendship, friendshipOf, isRecent, moveFriendship } from './friendship';
import type { SupervisionItem } from './store';
import { maySee, startSupervision, supervisionOf } from './supervision';

/** Decides and writes once; undefined when the relation has changed meanwhile. True when both are connected now. */
const askFriend = async (
  me: UserItem,
  other: UserItem,
  before: Friendship | undefined,
): Promise<boolean | undefined> => {
  const wasDeclined = before?.state === 'declined' && before.asked_by === me.id;
  if (before?.state === 'accepted') return true;
  if (before?.state === 'asked' && before.asked_by === me.id) return false;
  if (wasDeclined && isRecent(before)) throw new ApiError('asked_recently');
  // Both have asked, or the school has brought them together and neither has declined.
  const isMutual = before?.state === 'asked' || (!wasDeclined && isOfSameSchool(me, other));
  const asked_by = before?.state === 'asked' ? before.asked_by : me.id;
  const next = { state: isMutual ? 'accepted' : 'asked', asked_by } as const;
  return (await moveFriendship(before, [me.id, other.id], next)) ? isMutual : undefined;
};

/** The same for an adult who asks to supervise a child. */
export const askChild = async (
  adult: UserItem,
  child: UserItem,
  before: SupervisionItem | undefined,
): Promise<boolean | undefined> => {
  if (before !== undefined && maySee(adult, child, before)) return true;
  // As if it waited for an answer: a reported adult does not learn of it.
  if (before?.reported) return false;
  const isTheirs = before?.adult_id === adult.id;
  if (isTheirs && before?.state === 'asked') return false;
  if (before?.state === 'declined' && isRecent(before)) throw new ApiError('asked_recently');
  const automatic = adult.account_type === 'teacher' && before === undefined && isOfSameSchool(adult, child);
  return (await startSupervision(before, { adult, child, automatic })) ? automatic : undefined;
};

/** A student may be supervised by any adult but by themselves under another address. */
export const maySupervise = (adult: UserItem, child: UserItem | undefined): child is UserItem =>
  isActiveStudent(child) && !isSameMailbox(adult.email, child.email);

/** The same reads for a student who is hidden as for one who does not exist. */
const toFriend = (me: UserItem, recipient: string) => async () => {
  const [other, before] = await Promise.all([findUser(recipient), friendshipOf(me.id, recipient)]);
  if (recipient === me.id || !isDiscoverable(other)) throw new ApiError('recipient_unknown');
  return askFriend(me, other, before);
};

const toChild = (adult: UserItem, recipient: string) => async () => {
  const [child, before] = await Promise.all([findUser(recipient), supervisionOf(adult.email, recipient)]);
  if (!maySupervise(adult, child)) throw new ApiError('recipient_unknown');
  return askChild(adult, child, before);
};

export const request = async ({
  actor: { role, user },
  body: { recipient_id },
}: {
  actor: Person;
  body: { recipient_id: string };
}) => {
  if (role === 'student') {
    if (!isDiscoverable(user)) throw new ApiError('friends_off');
    return { auto_accepted: await optimistically(toFriend(user, recipient_id)) };
  }
  if (!user.verified) throw new ApiError('not_verified');
  return { auto_accepted: await optimistically(toChild(user, recipient_id)) };
};

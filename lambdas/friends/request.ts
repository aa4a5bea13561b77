import type { friends } from '../../contract/friends/endpoints';
import { isSameMailbox } from '../../contract/rules/mailbox';
import { isOfSameSchool } from '../../contract/rules/school';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import { keeping } from '../mail/outbox';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { isActiveStudent, isDiscoverable } from '../relations/discoverable';
import { type Friendship, friendshipOf, isRecent, moveFriendship } from '../relations/friendship';
import { guardiansOf } from '../relations/guardians';
import { isLetIn, maySee } from '../relations/let-in';
import type { SupervisionItem } from '../relations/store';
import { answerAbout, startSupervision, supervisionOf } from '../relations/supervision';
import { askGuardians, mailsToGuardians } from './ask-guardians';

/** Decides and writes once. True if both are connected now, false for an open request; undefined if the relation has changed. */
const askFriend = async (
  me: UserItem,
  other: UserItem,
  before: Friendship | undefined,
): Promise<boolean | undefined> => {
  const wasDeclined = before?.state === 'declined' && before.asked_by === me.id;
  if (before?.state === 'accepted') return true;
  if (before?.state === 'asked' && before.asked_by === me.id) return false;
  if (wasDeclined && isRecent(before)) throw new ApiError('asked_recently');
  // Both have asked, or both are of one school and the other student has not declined.
  const isMutual = before?.state === 'asked' || (!wasDeclined && isOfSameSchool(me, other));
  const asked_by = before?.state === 'asked' ? before.asked_by : me.id;
  const next = { state: isMutual ? 'accepted' : 'asked', asked_by } as const;
  return (await moveFriendship(before, [me.id, other.id], next)) ? isMutual : undefined;
};

/** `askFriend` for an adult who asks to supervise a child. */
export const askChild = async (
  adult: UserItem,
  child: UserItem,
  before: SupervisionItem | undefined,
): Promise<boolean | undefined> => {
  if (before !== undefined && maySee(adult, child, before)) return true;
  // The same answer as for an open request, so that a reported adult does not learn of the report.
  if (before?.reported) return false;
  const isTheirs = before?.adult_id === adult.id;
  if (isTheirs && before?.state === 'asked') return false;
  if (before?.state === 'declined' && isRecent(before)) throw new ApiError('asked_recently');
  const automatic = adult.account_type === 'teacher' && before === undefined && isOfSameSchool(adult, child);
  const mails = await mailsToGuardians(adult, child, answerAbout(adult, before));
  if (!(await startSupervision(before, { adult, child, automatic }, keeping(mails)))) return undefined;
  await askGuardians(mails);
  return automatic;
};

/** Whether an adult does not need a guardian's approval, or the child has a guardian who can give it. */
const canBeAsked = async (adult: UserItem, child: UserItem): Promise<boolean> =>
  isLetIn(adult, child, null) || (await guardiansOf(child.id)).length > 0;

/**
 * The student whom an adult may ask to supervise. Undefined for the adult's own second account. A child below the age of
 * consent for whom a school has consented has no guardian: only teachers of the school may ask.
 */
export const findSupervisable = async (
  adult: UserItem,
  child: UserItem | undefined,
): Promise<UserItem | undefined> =>
  isActiveStudent(child) && !isSameMailbox(adult.email, child.email) && (await canBeAsked(adult, child))
    ? child
    : undefined;

/** Makes the same reads for a hidden student as for one who does not exist. */
const toFriend = (me: UserItem, recipient: string) => async () => {
  const [other, before] = await Promise.all([findUser(recipient), friendshipOf(me.id, recipient)]);
  if (recipient === me.id || !isDiscoverable(other)) throw new ApiError('recipient_unknown');
  return askFriend(me, other, before);
};

const toChild = (adult: UserItem, recipient: string) => async () => {
  const [found, before] = await Promise.all([findUser(recipient), supervisionOf(adult.email, recipient)]);
  const child = await findSupervisable(adult, found);
  if (child === undefined) throw new ApiError('recipient_unknown');
  return askChild(adult, child, before);
};

export const request = async ({
  actor: { role, user },
  body: { recipient_id },
}: Admitted<typeof friends.request>) => {
  if (role === 'student') {
    if (!isDiscoverable(user)) throw new ApiError('friends_off');
    return { auto_accepted: await optimistically(toFriend(user, recipient_id)) };
  }
  if (!user.verified) throw new ApiError('not_verified');
  return { auto_accepted: await optimistically(toChild(user, recipient_id)) };
};

import { findUser, findUsers, type UserItem } from '../accounts/find';
import { refusingSessions } from '../accounts/refuse-sessions';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { recordingChange } from './changes-store';
import { friendshipsOf } from './friend-store';
import { friendshipOf, moveFriendship } from './friendship';
import { stillGuardian } from './guardians';
import { grownUpsOf } from './store';
import { answering, supervisionOf } from './supervision';

interface Guardian {
  /** Null without an account. */
  readonly id: string | null;
  readonly email: string;
}

/** A guardian approves an adult or ends the adult's access; both are possible before the child answers an open request. */
const answerAdult = async (guardian: Guardian, child: UserItem, adult: UserItem, yes: boolean) => {
  const before = await supervisionOf(adult.email, child.id);
  if (before === undefined || before.guardian || before.adult_id !== adult.id || before.state === 'declined')
    throw new ApiError('relation_not_found');
  const guardian_answer = { by: guardian.email, yes };
  const refused = await transact<string>({
    ...answering(before, { guardian_answer, ...(!yes && { state: 'declined' as const }) }),
    guardianship: stillGuardian(guardian.email, child.id),
    change: recordingChange(child.id, guardian.id, yes ? 'let_in' : 'grown_up_ended'),
    // The child may be in by a badge of this adult's class.
    ...(!yes && (before.badges ?? []).length > 0 && { sessions: refusingSessions(child.id) }),
  });
  if (refused.includes('guardianship')) throw new ApiError('child_not_found');
  return refused.length === 0 || undefined;
};

/** The friend counts as declined, as if the child had ended the friendship. */
const endFriendship = async (guardian: Guardian, child: UserItem, friend: UserItem) => {
  const before = await friendshipOf(child.id, friend.id);
  if (before?.state !== 'accepted') throw new ApiError('relation_not_found');
  const next = { state: 'declined', asked_by: friend.id } as const;
  const change = recordingChange(child.id, guardian.id, 'friend_ended');
  return (await moveFriendship(before, [child.id, friend.id], next, { change })) || undefined;
};

interface Decision {
  readonly guardian: Guardian;
  readonly child: UserItem;
  /** The adult or the friend. */
  readonly otherId: string;
  readonly yes: boolean;
}

/** A guardian's decision about a user who sees a child or asks to. Throws `relation_not_found` for any other user. */
export const decideForChild = async ({ guardian, child, otherId, yes }: Decision): Promise<void> => {
  const other = await findUser(otherId);
  if (other === undefined || (other.account_type === 'student' && yes))
    throw new ApiError('relation_not_found');
  await optimistically(() =>
    other.account_type === 'student'
      ? endFriendship(guardian, child, other)
      : answerAdult(guardian, child, other, yes),
  );
};

/** A child's friends, each with the start of the friendship. */
export const friendsOfChild = async (child: UserItem) => {
  const accepted = (await friendshipsOf(child.id, { consistent: true })).filter(
    ({ state }) => state === 'accepted',
  );
  const found = new Map(
    (await findUsers(accepted.map(({ friend_id }) => friend_id))).map((one) => [one.id, one]),
  );
  return accepted.flatMap(({ friend_id, changed_at }) => {
    const friend = found.get(friend_id);
    return friend === undefined ? [] : [{ id: friend.id, username: friend.username, since: changed_at }];
  });
};

/**
 * Withdraws every approval by a guardian whose guardianship ends. Idempotent: it runs before the end, so that a failure leaves
 * no approval, and again after it for approvals given meanwhile.
 */
export const takeBackAnswers = async (guardian: string, childId: string): Promise<void> => {
  for (const { adult_email } of await grownUpsOf(childId))
    await optimistically(async () => {
      const before = await supervisionOf(adult_email, childId);
      if (before?.guardian_answer?.by !== guardian || !before.guardian_answer.yes) return true;
      const refused = await transact<string>(answering(before, { guardian_answer: null }));
      return refused.length === 0 || undefined;
    });
};

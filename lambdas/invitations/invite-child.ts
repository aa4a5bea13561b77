import type { invitations } from '../../contract/invitations/endpoints';
import { isSameMailbox } from '../../contract/rules/mailbox';
import type { Admitted } from '../accounts/admitted';
import { knownName } from '../accounts/names';
import { hasMembers } from '../accounts/verify';
import { ApiError } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import { countChild } from './children-limit';
import { inviteOne } from './invite';
import { isShutOut } from './open-invitation';

/** Limits the mails that a parent's account can cause to the mailboxes of strangers. */
const mailsPerDay = 5;

/**
 * The invitation of a verified parent includes the parent's answer. The answer comes into force by a second mail, which
 * names the child. The response is the same for every address, and an invitation by another inviter stays unchanged.
 */
export const inviteChild = async ({
  actor,
  body: { email, consents },
}: Admitted<typeof invitations.inviteChild>) => {
  const { id, user } = actor;
  if (!user.verified) throw new ApiError('not_verified');
  if (isSameMailbox(email, user.email)) throw new ApiError('consent_own_address');
  if (!(await countToday(id, 'invitations', mailsPerDay))) throw new ApiError('too_many_requests');
  await countChild(actor, email);
  // A member is not invited under another spelling of the mailbox: the inviter could consent for that second account.
  if (!(await isShutOut(email)) && !(await hasMembers(email)))
    await inviteOne(email, {
      account_type: 'student',
      school: null,
      consents,
      consents_by: user.email,
      owner: id,
      invited_by: knownName(user) ?? 'A parent',
    });
  return { email };
};

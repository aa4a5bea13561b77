import { isSameMailbox } from '../../contract/rules/mailbox';
import type { Consents } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { knownName } from '../users/names';
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
}: {
  actor: Person;
  body: { email: string; consents: Consents };
}) => {
  const { id, user } = actor;
  if (!user.verified) throw new ApiError('not_verified');
  if (isSameMailbox(email, user.email)) throw new ApiError('consent_own_address');
  if (!(await countToday(id, 'invitations', mailsPerDay))) throw new ApiError('too_many_requests');
  await countChild(actor, email);
  if (!(await isShutOut(email)))
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

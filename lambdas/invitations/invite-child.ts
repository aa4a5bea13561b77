import { isSameMailbox } from '../../contract/rules/mailbox';
import type { Consents } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { knownName } from '../users/names';
import { countChild } from './children-limit';
import { inviteOne } from './invite';
import { isShutOut } from './open-invitation';

/** A parent's account must not flood strangers' mailboxes. */
const mailsPerDay = 5;

/**
 * A verified parent's invitation brings the parent's answer along: it comes into force by a second mail, which names the
 * child. The answer is the same whoever has the address, and an invitation by somebody else stays as it is.
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

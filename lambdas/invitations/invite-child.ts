import type { Consents } from '../../contract/user';
import { ApiError } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { inviteOne } from './invite';
import { openInvitationOf } from './open-invitation';

/** A parent's account must not flood strangers' mailboxes. */
const mailsPerDay = 5;

/** A verified parent's invitation brings the parent's consents along: the child need not ask again. */
export const inviteChild = async ({
  actor: { id, user },
  body: { email, consents },
}: {
  actor: Person;
  body: { email: string; consents: Consents };
}) => {
  if (!user.verified) throw new ApiError('not_verified');
  if (email === user.email) throw new ApiError('consent_own_address');
  if (!(await countToday(id, 'invitations', mailsPerDay))) throw new ApiError('too_many_requests');
  const open = await openInvitationOf(email);
  // Somebody else's invitation to another kind of account stays as it is; who asks is not told of it.
  if (open !== undefined && open.account_type !== null && open.account_type !== 'student')
    return { email, outcome: 'invited' as const };
  const outcome = await inviteOne(email, {
    account_type: 'student',
    school: open?.school ?? null,
    consents,
    consents_by: user.email,
    inviter: { id, name: user.username },
  });
  return { email, outcome };
};

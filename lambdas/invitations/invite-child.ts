import type { Consents } from '../../contract/user';
import { ApiError } from '../platform/api-error';
import type { Person } from '../users/identify';
import { inviteOne } from './invite';

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
  const outcome = await inviteOne(email, {
    account_type: 'student',
    school: null,
    consents,
    consents_by: user.email,
    inviter: { id, name: user.username },
  });
  return { email, outcome };
};

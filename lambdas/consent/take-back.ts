import type { proposals } from '../../contract/proposals/endpoints';
import type { Admitted } from '../accounts/admitted';
import { idOfMember } from '../accounts/verify';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { noConsents } from '../users/create-user';
import { decideFor } from './change';
import { decisionsOf } from './store';

/**
 * Withdraws a school's consent on its behalf, because a school has no account. The child may then ask a grown-up. A grown-up's
 * consent stays unchanged, because only that grown-up withdraws it. The consent's record decides and not the invitation, which
 * is kept for only half a year.
 */
export const takeBackForSchool = async ({
  actor,
  body: { email },
}: Admitted<typeof proposals.takeBackForSchool>) => {
  const childId = await idOfMember(email);
  const decisions = childId === undefined ? [] : await decisionsOf(childId);
  if (childId === undefined || !decisions.some(({ method }) => method === 'school'))
    throw new ApiError('invitation_not_found');
  const [latest] = decisions;
  if (latest?.method === 'school' && latest.given)
    await decideFor(childId, { childId, adultEmail: null, method: 'school' }, noConsents, () => ({
      audit: recording({ actor, action: 'take_back_consent', target: email }),
    }));
  return { email };
};

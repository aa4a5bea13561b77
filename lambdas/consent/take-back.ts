import { recording } from '../audit/record';
import { usedInvitation } from '../invitations/open-invitation';
import { ApiError } from '../platform/api-error';
import { noConsents } from '../users/create-user';
import type { Person } from '../users/identify';
import { decideFor } from './change';
import { latestDecision } from './store';

/**
 * Withdraws the consent of a school on the school's behalf, as it has no account. The child may then ask a grown-up. A
 * consent of a grown-up is unchanged: only that grown-up withdraws it.
 */
export const takeBackForSchool = async ({
  actor,
  body: { email },
}: {
  actor: Person;
  body: { email: string };
}) => {
  const invitation = await usedInvitation(email);
  const childId = invitation?.used_by ?? null;
  if (childId === null || invitation?.consents == null || invitation.consents_by !== null)
    throw new ApiError('invitation_not_found');
  const latest = await latestDecision(childId);
  if (latest?.method === 'school' && latest.given)
    await decideFor(childId, { childId, adultEmail: null, method: 'school' }, noConsents, {
      audit: recording({ actor, action: 'take_back_consent', target: email }),
    });
  return { email };
};

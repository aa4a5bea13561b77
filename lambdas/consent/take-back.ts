import { recording } from '../audit/record';
import { usedInvitation } from '../invitations/open-invitation';
import { ApiError } from '../platform/api-error';
import { noConsents } from '../users/create-user';
import type { Person } from '../users/identify';
import { decideFor } from './change';
import { latestDecision } from './store';

/**
 * Takes a school's consent back, for the school, which has no account: the child may ask a grown-up then. A grown-up's
 * own consent is theirs to take back, and is left alone.
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

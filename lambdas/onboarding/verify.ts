import { invitationsErrors } from '../../contract/invitations/errors';
import type { onboarding } from '../../contract/onboarding/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findPerson, isOperator } from '../accounts/identify';
import { isInvited } from '../invitations/open-invitation';

/**
 * Checks the invitation again after Cognito: it may have been revoked since, or the account may have been created by other
 * means.
 */
export const verify = async ({ account }: Admitted<typeof onboarding.verify>) => {
  const authorized =
    isOperator(account) ||
    (account.email !== undefined && (await isInvited(account.email))) ||
    (await findPerson(account)) !== undefined;
  return { authorized, error: authorized ? null : invitationsErrors.not_invited.text };
};

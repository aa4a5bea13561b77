import { invitationsErrors } from '../../contract/errors/invitations';
import { isInvited } from '../invitations/open-invitation';
import type { Account } from '../platform/http/create-handler';
import { findPerson, isOperator } from '../users/identify';

/**
 * Checks the invitation again after Cognito: it may have been revoked since, or the account may have been created by other
 * means.
 */
export const verify = async ({ account }: { account: Account }) => {
  const authorized =
    isOperator(account) ||
    (account.email !== undefined && (await isInvited(account.email))) ||
    (await findPerson(account)) !== undefined;
  return { authorized, error: authorized ? null : invitationsErrors.not_invited.text };
};

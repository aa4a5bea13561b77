import { errors } from '../../contract/errors';
import { isInvited } from '../invitations/open-invitation';
import type { Account } from '../platform/http/create-handler';
import { findPerson, isOperator } from '../users/identify';

/** Asked again after Cognito has: an invitation may have been taken back since, or the account made by other means. */
export const verify = async ({ account }: { account: Account }) => {
  const authorized =
    isOperator(account) ||
    (account.email !== undefined && (await isInvited(account.email))) ||
    (await findPerson(account)) !== undefined;
  return { authorized, error: authorized ? null : errors.not_invited.text };
};

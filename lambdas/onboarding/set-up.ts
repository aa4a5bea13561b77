import type { ErrorCode } from '../../contract/errors';
import { adultAge, minimumAge } from '../../contract/rules/onboarding';
import type { AccountType, Region } from '../../contract/user';
import { isGuardian } from '../consent/progress';
import { consentsOfInvitation } from '../consent/record';
import { openInvitationOf, usingInvitation } from '../invitations/open-invitation';
import { ApiError } from '../platform/api-error';
import type { Account } from '../platform/http/create-handler';
import type { Write } from '../platform/table/transact';
import { createUser } from '../users/create-user';
import { findPerson, isOperator } from '../users/identify';
import { stateOf } from './state';

interface Basics {
  readonly username: string;
  readonly age: number;
  readonly account_type: AccountType;
  readonly region: Region;
}

const refusals: Record<string, ErrorCode> = {
  user: 'profile_exists',
  username: 'username_taken',
  email: 'email_taken',
};

/** In the order in which a person can do something about it. */
const refusalFor = (inTheWay: readonly string[]): ErrorCode =>
  refusals[['user', 'email', 'username'].find((name) => inTheWay.includes(name)) ?? ''] ?? 'not_invited';

const checkAge = ({ age, account_type }: Basics) => {
  if (age < minimumAge) throw new ApiError('too_young');
  if (account_type !== 'student' && age < adultAge) throw new ApiError('adults_only');
};

/**
 * Creates the profile; username, e-mail and invitation are taken in the same transaction, with the consents that the
 * invitation brings along. Of two people who want one name at once, one gets it and the other is told.
 */
const create = async ({ account, body }: { account: Account; body: Basics }) => {
  const { step, account_types } = await stateOf(account);
  if (step === 'terms') throw new ApiError('terms_not_agreed');
  if (step !== 'basic') throw new ApiError('profile_exists');
  if (!account_types.includes(body.account_type)) throw new ApiError('invitation_role');
  checkAge(body);
  const { sub: id, email = '' } = account;
  const invitation = await openInvitationOf(email);
  if (invitation === undefined && !isOperator(account)) throw new ApiError('not_invited');
  const consents = body.account_type === 'student' ? (invitation?.consents ?? undefined) : undefined;
  const together: Record<string, Write> = {
    ...(invitation && { invitation: usingInvitation(invitation, id) }),
    ...(invitation &&
      consents &&
      consentsOfInvitation(id, { consents, consents_by: invitation.consents_by })),
  };
  const verified = body.account_type === 'other' && (await isGuardian(email));
  const inTheWay = await createUser(
    { id, email, ...body, verified, ...(consents && { consents }) },
    together,
  );
  if (inTheWay.length > 0) throw new ApiError(refusalFor(inTheWay));
  return stateOf(account);
};

/** Of two tabs at the last click, the second finds the invitation used up: by the person themselves. */
export const setUp = async (request: { account: Account; body: Basics }) => {
  try {
    return await create(request);
  } catch (error) {
    const isUsedUp = error instanceof ApiError && error.code === 'not_invited';
    if (isUsedUp && (await findPerson(request.account, { consistent: true })))
      throw new ApiError('profile_exists');
    throw error;
  }
};

import type { Role } from '../../contract/endpoint';
import type { AccountType } from '../../contract/users/endpoints';
import { ApiError } from '../platform/api-error';
import type { Account } from '../platform/http/account';
import { isGone } from './deletion-store';
import { type UserItem, users } from './store';

/** The signed-in user with the user's record, read once per request. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly user: UserItem;
}

/** Members of this Cognito group are operators. */
export const operatorGroup = 'operators';

export const isOperator = ({ groups }: Pick<Account, 'groups'>): boolean => groups.includes(operatorGroup);

const roleOf: Record<AccountType, Role> = { student: 'student', teacher: 'teacher', other: 'parent' };

/** The record of an operator whose address was unverified at the sign-up has none. */
const isOfFormerAddress = (email: string | undefined, user: UserItem): boolean =>
  email !== undefined && user.email !== '' && email !== user.email.toLowerCase();

/** Whether the session was ended that the token is of. A socket has none: it is closed. */
const isEnded = (signedInAt = Number.POSITIVE_INFINITY, { sessions_from }: UserItem): boolean =>
  sessions_from !== undefined && !(signedInAt >= sessions_from);

/**
 * Identifies the caller; undefined for a user without a profile. The account type is read from the table, not from the
 * token, so that a change takes effect immediately. A token with another address than the record is older than the change of
 * the address, and is refused until it expires, as is one of a session that was ended. Throws `account_gone` for a person whose deletion is confirmed, also
 * afterwards: a token outlives the account.
 */
export const findPerson = async (
  { id, email, groups, signedInAt }: Pick<Account, 'id' | 'groups'> & Partial<Account>,
  { consistent = false } = {},
): Promise<Person | undefined> => {
  const user = await users.get({ id }, { consistent });
  if (user?.deleting_at !== undefined) throw new ApiError('account_gone');
  if (user === undefined) {
    if (await isGone(id)) throw new ApiError('account_gone');
    return undefined;
  }
  if (isOfFormerAddress(email, user) || isEnded(signedInAt, user)) throw new ApiError('unauthenticated');
  return { id, role: isOperator({ groups }) ? 'operator' : roleOf[user.account_type], user };
};

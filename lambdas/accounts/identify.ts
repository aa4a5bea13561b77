import type { Role } from '../../contract/endpoint';
import type { AccountType } from '../../contract/users/endpoints';
import type { Account } from '../platform/http/create-handler';
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

/**
 * Identifies the caller; undefined for a user without a profile. The account type is read from the table, not from the
 * token, so that a change takes effect immediately.
 */
export const findPerson = async (
  { sub, groups }: Pick<Account, 'sub' | 'groups'>,
  { consistent = false } = {},
): Promise<Person | undefined> => {
  const user = await users.get({ id: sub }, { consistent });
  if (user === undefined) return undefined;
  return { id: sub, role: isOperator({ groups }) ? 'operator' : roleOf[user.account_type], user };
};

import type { Role } from '../../contract/endpoint';
import type { AccountType } from '../../contract/user';
import { ApiError } from '../platform/api-error';
import type { Caller, Claims } from '../platform/http/create-handler';
import { type UserItem, users } from './store';

/** The signed-in person with their record, read once per request. */
export interface Person extends Caller {
  readonly user: UserItem;
}

/** Members of this Cognito group run the place. */
const operatorGroup = 'operators';

const roleOf: Record<AccountType, Role> = { student: 'student', teacher: 'teacher', other: 'parent' };

/**
 * Who is calling. The account type is read from the table, not from the token, so that a change takes
 * effect at once. Throws `profile_incomplete` for somebody without a profile.
 */
export const identify = async ({ sub, groups }: Claims): Promise<Person> => {
  const user = await users.get({ id: sub });
  if (user === undefined) throw new ApiError('profile_incomplete');
  return { id: sub, role: groups.includes(operatorGroup) ? 'operator' : roleOf[user.account_type], user };
};

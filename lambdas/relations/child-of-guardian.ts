import { findUser, type UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { supervisionOf } from './supervision';

/** The child of a guardian. Throws `child_not_found` for anybody else. */
export const childOfGuardian = async (guardian: UserItem, childId: string) => {
  const [child, supervision] = await Promise.all([findUser(childId), supervisionOf(guardian.email, childId)]);
  if (child === undefined || !supervision?.guardian) throw new ApiError('child_not_found');
  return { child, supervision };
};

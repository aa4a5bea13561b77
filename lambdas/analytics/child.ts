import { maySee, supervisionOf } from '../friends/supervision';
import { ApiError } from '../platform/api-error';
import { findUser } from '../users/find';
import type { Person } from '../users/identify';

/** The child, if this adult may see the child at this moment; the same error for everybody else. */
export const supervisedChild = async ({ user: adult }: Person, childId: string) => {
  const [child, supervision] = await Promise.all([findUser(childId), supervisionOf(adult.email, childId)]);
  if (child === undefined || supervision === undefined || !maySee(adult, child, supervision))
    throw new ApiError('relation_not_found');
  return { child, supervision };
};

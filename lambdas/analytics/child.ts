import { findUser } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { ApiError } from '../platform/api-error';
import { maySee } from '../relations/let-in';
import { supervisionOf } from '../relations/supervision';

/** The child, if this adult may see it now. Throws `relation_not_found` in every other case. */
export const supervisedChild = async ({ user: adult }: Person, childId: string) => {
  const [child, supervision] = await Promise.all([findUser(childId), supervisionOf(adult.email, childId)]);
  if (child === undefined || supervision === undefined || !maySee(adult, child, supervision))
    throw new ApiError('relation_not_found');
  return { child, supervision };
};

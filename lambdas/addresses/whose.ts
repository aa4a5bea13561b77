import { needsAdult } from '../../contract/rules/consent';
import { findUser, type UserItem } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { standingOf } from '../relations/supervision';

/**
 * The person whose address the caller may ask to change: the caller, or a child below the age of consent whose guardian the
 * caller is. Throws `address_not_found` for anybody else.
 */
export const whoseAddress = async (actor: Person, id: string): Promise<UserItem> => {
  if (id === actor.id) return actor.user;
  const [child, supervision] = await Promise.all([findUser(id), standingOf(actor.user.email, id)]);
  if (child === undefined || !supervision?.guardian || !needsAdult(child, consentAges()))
    throw new ApiError('address_not_found');
  return child;
};

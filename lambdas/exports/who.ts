import { needsAdult } from '../../contract/rules/consent';
import { findUser, type UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { supervisionOf } from '../relations/supervision';

/** The person whose data is copied, and the user who gets the copy. */
export interface Parties {
  readonly person: UserItem;
  readonly asker: UserItem;
  /** Whether the asker is a guardian of the person and not the person. */
  readonly forGuardian: boolean;
}

/**
 * Who may have a copy: a user of the own data, unless a grown-up decides for the user, and each guardian of such a child. Throws
 * `export_by_guardian`, `export_by_student`, and `child_not_found` for everybody else's data.
 */
export const partiesOf = async (asker: UserItem, about: string): Promise<Parties> => {
  if (about === asker.id) {
    if (needsAdult(asker, consentAges())) throw new ApiError('export_by_guardian');
    return { person: asker, asker, forGuardian: false };
  }
  const [person, supervision] = await Promise.all([findUser(about), supervisionOf(asker.email, about)]);
  if (person === undefined || !supervision?.guardian) throw new ApiError('child_not_found');
  if (!needsAdult(person, consentAges())) throw new ApiError('export_by_student');
  return { person, asker, forGuardian: true };
};

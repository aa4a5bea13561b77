import type { UserItem } from '../../accounts/find';
import type { Person } from '../../accounts/identify';
import { supervisedChild } from '../../analytics/child';
import { ApiError } from '../../platform/api-error';
import { maySee } from '../../relations/let-in';
import type { SupervisionItem } from '../../relations/store';

/** Guardians, and teachers who see the child now. Another parent may look, and gives nothing. */
export const isGiver = (adult: UserItem, child: UserItem, supervision: SupervisionItem): boolean =>
  maySee(adult, child, supervision) && (supervision.guardian || adult.account_type === 'teacher');

/** Throws `relation_not_found` for anybody who is no giver. */
export const mustBeGiver = async (actor: Person, childId: string): Promise<void> => {
  const { child, supervision } = await supervisedChild(actor, childId);
  if (!isGiver(actor.user, child, supervision)) throw new ApiError('relation_not_found');
};

import { confirmHours } from '../../contract/deletion/stages';
import { type DeletionItem, deletions } from '../accounts/deletion-store';
import { ownName } from '../accounts/names';
import { users } from '../accounts/store';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { isSecretOf } from '../platform/secret';

/** A person's record, also while the account is being deleted. For the deletion only: everybody else uses `findUser`. */
export const findLeaving = (id: string) => users.get({ id }, { consistent: true });

const isTooOld = ({ state, asked_at }: DeletionItem) =>
  state === 'asked' && secondsFrom(new Date(asked_at), confirmHours * 3600) < now();

/** The deletion that a mail's link opens. Throws `deletion_link_invalid` for a link that opens none, without the reason. */
export const openLink = async (token: string): Promise<DeletionItem> => {
  const [user_id = '', secret = ''] = token.split('.');
  const found = await deletions.get({ user_id }, { consistent: true });
  if (found === undefined || !isSecretOf(secret, found.link_hash) || isTooOld(found))
    throw new ApiError('deletion_link_invalid');
  return found;
};

/** How a deletion goes on, for its owner or the one who asked for it. A held one looks like any other. */
export const presentDeletion = ({ state, asked_at, due_at, stages }: DeletionItem) => ({
  state,
  asked_at,
  due_at,
  stages,
});

export const presentLinked = async (item: DeletionItem) => {
  const user = await findLeaving(item.user_id);
  return {
    ...presentDeletion(item),
    name: user === undefined ? null : ownName(user),
    is_child: item.is_child,
  };
};

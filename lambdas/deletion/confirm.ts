import type { deletion } from '../../contract/deletion/endpoints';
import type { Admitted } from '../accounts/admitted';
import type { DeletionItem } from '../accounts/deletion-store';
import { findUser } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { hashOf, newSecret } from '../platform/secret';
import { askedDeletion, beginConfirmed } from './begin';
import { openLink, presentLinked } from './link';
import { isUpTo } from './may-ask';

/** The children that leave with their guardian get a deletion of their own, with a mail and a link for each. */
const beginForChildren = async ({ children, mail_to }: DeletionItem): Promise<void> => {
  for (const { id, fate } of children) {
    const child = fate === 'delete' ? await findUser(id) : undefined;
    if (child === undefined || !(await isUpTo(mail_to, child))) continue;
    const secret = newSecret();
    const asked = { mail_to, is_child: true, link_hash: hashOf(secret) };
    await beginConfirmed(askedDeletion(child, asked), child, secret);
  }
};

/**
 * Confirms a deletion. A guardianship that has ended since it was asked for confirms nothing. A repeated call changes nothing.
 */
export const confirm = async ({ body: { token } }: Admitted<typeof deletion.confirm>) => {
  const item = await openLink(token);
  if (item.state === 'asked') {
    const user = await findUser(item.user_id);
    if (user === undefined || (item.is_child && !(await isUpTo(item.mail_to, user))))
      throw new ApiError('deletion_link_invalid');
    await beginForChildren(item);
    await beginConfirmed(item, user, token.slice(token.indexOf('.') + 1));
  }
  return presentLinked(await openLink(token));
};

export const view = async ({ body: { token } }: Admitted<typeof deletion.view>) =>
  presentLinked(await openLink(token));

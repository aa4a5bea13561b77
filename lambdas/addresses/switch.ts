import { changingAddress } from '../accounts/change-address';
import { findUser } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { createPoolUser, deletePoolUser, findPoolUser, setUnknownPassword } from '../accounts/pool';
import { dueMail, keeping, queueMails } from '../mail/outbox';
import { log } from '../platform/log';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { type ChangeItem, changes } from './store';

/** Does nothing if another worker has switched meanwhile. */
const refuse = async ({ user_id }: ChangeItem): Promise<void> => {
  await changes.update({ user_id }, { set: { state: 'refused' } }, equal('state', 'confirmed'));
};

/**
 * Gives the person the new address. The pool's user comes first and has a password that nobody knows; the door refuses it until
 * one transaction gives the record, the locks and the mailbox the new address. From then on the door refuses the former user.
 */
export const switchOver = async (change: ChangeItem): Promise<void> => {
  const { user_id, from, to } = change;
  const [user, former, there] = await Promise.all([findUser(user_id), findPoolUser(from), findPoolUser(to)]);
  if (user?.email !== from || (there !== undefined && there.person !== user_id)) return refuse(change);
  if (there === undefined) await createPoolUser(to, user_id);
  await setUnknownPassword(to);
  const former_user = former?.person === user_id ? former.sub : null;
  const refused = await transact<string>({
    change: changes.updating(
      { user_id },
      { set: { state: 'switched', former_user } },
      equal('state', 'confirmed'),
    ),
    ...changingAddress(user, to),
  });
  if (!refused.includes('change') && refused.length > 0) await refuse(change);
};

/** Ends a refused change: the pool's new user is deleted, and the present mailbox of a person who is still there is told. */
export const undo = async ({ user_id, from, to }: ChangeItem): Promise<void> => {
  const [user, made] = await Promise.all([findUser(user_id), findPoolUser(to)]);
  if (made?.person === user_id && made.sub !== user_id) await deletePoolUser(made.sub);
  const next = maskedAddress(to);
  const mails = user === undefined ? [] : [dueMail({ kind: 'address_refused', to: from, next })];
  const refused = await transact<string>({
    change: changes.removing({ user_id }, equal('state', 'refused')),
    ...keeping(mails),
  });
  log.info('address not changed');
  if (refused.length === 0) await queueMails(mails);
};

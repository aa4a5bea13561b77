import { findUser } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { deletePoolUser, disablePoolUser } from '../accounts/pool';
import { readdressRequest } from '../consent/readdress';
import { readdressInvitations } from '../invitations/readdress';
import { readdressLetters } from '../letters/subscribe';
import { dueMail, keeping, queueMails, readdressMails } from '../mail/outbox';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { closeSockets } from '../realtime/close-sockets';
import { readdressRelations } from '../relations/readdress';
import { readdressRewards } from '../shop/family/readdress';
import { type ChangeItem, changes } from './store';

/** Every function that read the record before the switch has ended by then, and so have its retries. */
const settlingSeconds = 600;

/** Moves everything that is keyed by the address, or names it, for a person who has it. Idempotent. */
const moveAll = async ({ user_id, from, to }: ChangeItem): Promise<void> => {
  const children = await readdressRelations(from, to);
  for (const child of children) await readdressRequest(child, from, to);
  await readdressRewards(children, from, to);
  await readdressInvitations(user_id, from, to);
  await readdressLetters(from, to);
};

/** Ends what the former user of the pool has open, and moves what belongs to the address. */
export const moveOver = async (change: ChangeItem): Promise<void> => {
  const { user_id, from, to, former_user } = change;
  if (former_user !== null) await disablePoolUser(former_user);
  await closeSockets(user_id);
  await moveAll(change);
  await readdressMails(from, to);
  const mails = [
    dueMail({ kind: 'address_changed', to }),
    dueMail({ kind: 'address_left', to: from, next: maskedAddress(to) }),
  ];
  const refused = await transact<string>({
    change: changes.updating(
      { user_id },
      { set: { state: 'moved', listed_at: secondsFrom(now(), settlingSeconds).toISOString() } },
      equal('state', 'switched'),
    ),
    ...keeping(mails),
  });
  if (refused.length === 0) await queueMails(mails);
};

/**
 * Moves what a call has written under the former address while it was changed, then deletes the former user of the pool. Its
 * `sub` names it: somebody else may have the address by now. Only then the change is done.
 */
export const finish = async (change: ChangeItem): Promise<void> => {
  const { user_id, former_user } = change;
  // A ticket of the former user may have opened a socket after the others were closed.
  await closeSockets(user_id);
  if ((await findUser(user_id))?.email === change.to) await moveAll(change);
  if (former_user !== null) await deletePoolUser(former_user);
  await transact({ change: changes.removing({ user_id }, equal('state', 'moved')) });
  log.info('address changed');
};

import { graceDays } from '../../contract/deletion/stages';
import { type DeletionItem, deletions, deletionsDue } from '../accounts/deletion-store';
import type { UserItem } from '../accounts/find';
import { leaving } from '../accounts/leave';
import { ownName } from '../accounts/names';
import { type DueMail, dueMail, keeping, queueMails } from '../mail/outbox';
import { now, secondsFrom } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { absent, any, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { guardiansOf } from '../relations/guardians';
import { sendDeletionJob } from './queue';

interface Asked extends Pick<DeletionItem, 'is_child' | 'link_hash' | 'mail_to'> {
  readonly children?: DeletionItem['children'];
}

/** A deletion that nobody has confirmed. */
export const askedDeletion = (person: UserItem, { children = [], ...asked }: Asked): DeletionItem => ({
  ...asked,
  children,
  user_id: person.id,
  account_type: person.account_type,
  state: 'asked',
  email: person.email,
  school: person.school,
  asked_at: now().toISOString(),
  due_at: null,
  shut: false,
  held_since: null,
  released: false,
  stages: [],
  sweep_at: null,
});

/** The condition that no deletion of the person is under way. A restored person may be deleted a second time. */
export const notUnderWay = any(
  absent('pk'),
  equal('state', 'asked'),
  equal('state', 'stopped'),
  equal('state', 'done'),
);

/** Shuts an account at once, in one transaction with the state and the mails. False if another request did so. */
const shutNow = async (item: DeletionItem, due_at: Date, mails: readonly DueMail[]): Promise<boolean> => {
  const at = now().toISOString();
  const refused = await transact<string>({
    deletion: deletions.putting(
      { ...item, state: 'waiting', due_at: due_at.toISOString(), list: deletionsDue, listed_at: at },
      notUnderWay,
    ),
    user: leaving(item.user_id, at),
    ...keeping(mails),
  });
  if (refused.length > 0) return false;
  await queueMails(mails);
  await sendDeletionJob(item.user_id);
  return true;
};

/** Everybody who can take the deletion back: the one who asked, and the other guardians of a child. */
const whoIsTold = async ({ is_child, user_id, mail_to }: DeletionItem): Promise<string[]> => {
  const guardians = is_child ? (await guardiansOf(user_id)).map(({ adult_email }) => adult_email) : [];
  return [...new Set([...(mail_to === null ? [] : [mail_to]), ...guardians])];
};

/** Begins the deletion that somebody has confirmed. `secret` is that of its link, which takes it back within the days of grace. */
export const beginConfirmed = async (
  asked: DeletionItem,
  user: UserItem,
  secret: string,
): Promise<boolean> => {
  // The address and the school may have changed since it was asked for.
  const item = { ...asked, email: user.email, school: user.school };
  const due_at = secondsFrom(now(), graceDays * 86_400);
  const mails = (await whoIsTold(item)).map((to) =>
    dueMail({
      kind: 'deletion_begun',
      to,
      token: `${item.user_id}.${secret}`,
      child: item.is_child ? ownName(user) : null,
      due_at: due_at.toISOString(),
    }),
  );
  return shutNow(item, due_at, mails);
};

/** Begins a deletion that nobody asked for and nobody can take back. A guardian is told when it is done. */
export const beginAlone = async (user: UserItem): Promise<boolean> => {
  const [guardian] = await guardiansOf(user.id);
  const asked = {
    is_child: guardian !== undefined,
    mail_to: guardian?.adult_email ?? null,
    link_hash: hashOf(newSecret()),
  };
  return shutNow(askedDeletion(user, asked), now(), []);
};

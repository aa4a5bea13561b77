import { mailboxOf } from '../../contract/rules/mailbox';
import { forgetFirstAge } from '../accounts/first-age';
import { emailLocks } from '../accounts/locks';
import { mailboxMembers } from '../accounts/mailbox-store';
import { equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { invitations, invitationsTo, invitedChildren, schoolInvitations, waitlist } from './store';

/** The address among those that a parent has invited. Other inviters have no such list. */
export const forgetInvited = (parent_id: string, email: string): Promise<true> =>
  optimistically(async () => {
    const before = await invitedChildren.get({ parent_id }, { consistent: true });
    if (!before?.sent.some((one) => one.email === email)) return true;
    const sent = before.sent.filter((one) => one.email !== email);
    const { version } = before;
    const changed = { sent, version: version + 1 };
    return (
      (await invitedChildren.update({ parent_id }, { set: changed }, equal('version', version))) || undefined
    );
  });

/** The invitations that a parent has sent: they have the parent's address. */
export const forgetInvitations = async (owner: string): Promise<void> => {
  const invited = await invitedChildren.get({ parent_id: owner }, { consistent: true });
  for (const { email } of invited?.sent ?? []) await invitations.remove({ email, owner });
};

interface Somebody {
  readonly user_id: string;
  readonly email: string;
}

/**
 * Forgets the address of a person whose account is deleted: the invitations to it, its place on the waitlist, the mailbox and its
 * lock, unless somebody else has signed up with it since.
 */
export const forgetAddress = async ({ user_id, email }: Somebody): Promise<void> => {
  const mailbox = mailboxOf(email);
  await forgetFirstAge(email);
  for (const { owner } of await invitationsTo(email)) {
    await schoolInvitations.remove({ mailbox, email, owner });
    await invitations.remove({ email, owner });
    await forgetInvited(owner, email);
  }
  await waitlist.remove({ email });
  await mailboxMembers.remove({ mailbox, user_id });
  await transact({ email: emailLocks.removing({ value: email }, equal('user_id', user_id)) });
};

/** The invitation of a parent to a child: it has the parent's address. */
export const forgetInvitation = async (email: string, owner: string): Promise<void> => {
  await invitations.remove({ email, owner });
};

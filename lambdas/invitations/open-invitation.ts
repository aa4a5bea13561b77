import type { Invitation } from '../../contract/invitations';
import { mailboxOf } from '../../contract/rules/mailbox';
import { now } from '../platform/clock';
import { all, type Condition, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { type InvitationItem, invitations, invitationsTo, revokedFor } from './store';

export type { InvitationItem } from './store';

export const statusOf = (invitation: InvitationItem): Invitation['status'] => {
  const { used_by, passed_over, revoked_at, valid_until } = invitation;
  if (used_by !== null) return 'used';
  if (passed_over) return 'passed_over';
  if (revoked_at !== null) return 'revoked';
  return valid_until < now().toISOString() ? 'expired' : 'open';
};

/** The usable invitations of an address; if there are several, the user chooses one. */
export const openInvitationsTo = async (email: string): Promise<InvitationItem[]> =>
  (await invitationsTo(email)).filter((invitation) => statusOf(invitation) === 'open');

export const isInvited = async (email: string): Promise<boolean> =>
  (await openInvitationsTo(email)).length > 0;

/** The invitation that the user with this address has used. */
export const usedInvitation = async (email: string): Promise<InvitationItem | undefined> =>
  (await invitationsTo(email)).find(({ used_by }) => used_by !== null);

/**
 * Whether an operator has revoked an invitation to this mailbox, under any spelling, and not renewed it: no other inviter can
 * invite it then.
 */
export const isShutOut = async (email: string): Promise<boolean> =>
  [...(await invitationsTo(email)), ...(await revokedFor(mailboxOf(email)))].some(
    (invitation) => statusOf(invitation) === 'revoked',
  );

/** Refuses the write if the invitation was used, revoked or renewed since it was read. */
const untouched = ({ code_hash }: InvitationItem): Condition =>
  all(equal('used_by', null), equal('revoked_at', null), equal('code_hash', code_hash));

/** Returns the writes that use one invitation and close the others, for the transaction that creates the account. */
export const usingInvitation = (
  chosen: InvitationItem,
  open: readonly InvitationItem[],
  userId: string,
): Record<string, Write> => {
  const others = open.filter(({ owner }) => owner !== chosen.owner);
  return {
    invitation: invitations.updating(chosen, { set: { used_by: userId } }, untouched(chosen)),
    ...Object.fromEntries(
      others.map((other) => [
        `passed over ${other.owner}`,
        invitations.updating(other, { set: { passed_over: true } }, untouched(other)),
      ]),
    ),
  };
};

import type { Invitation } from '../../contract/invitations';
import { now } from '../platform/clock';
import { all, type Condition, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { type InvitationItem, invitations } from './store';

export const statusOf = ({ used_by, revoked_at, valid_until }: InvitationItem): Invitation['status'] => {
  if (used_by !== null) return 'used';
  if (revoked_at !== null) return 'revoked';
  return valid_until < now().toISOString() ? 'expired' : 'open';
};

/** An address's invitation, whatever has become of it. */
export const invitationOf = (email: string): Promise<InvitationItem | undefined> =>
  invitations.get({ email }, { consistent: true });

/** An address's invitation if it can be used. */
export const openInvitationOf = async (email: string): Promise<InvitationItem | undefined> => {
  const invitation = await invitationOf(email);
  return invitation !== undefined && statusOf(invitation) === 'open' ? invitation : undefined;
};

/** As it was when it was looked at: neither used, revoked nor renewed since. */
const untouched = ({ code_hash }: InvitationItem): Condition =>
  all(equal('used_by', null), equal('revoked_at', null), equal('code_hash', code_hash));

/** The write that uses it up, to be part of the transaction that creates the account. */
export const usingInvitation = (invitation: InvitationItem, userId: string): Write =>
  invitations.updating({ email: invitation.email }, { set: { used_by: userId } }, untouched(invitation));

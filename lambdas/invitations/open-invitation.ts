import type { Invitation } from '../../contract/invitations/endpoints';
import { now } from '../platform/clock';
import { all, type Condition, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { operators } from './owners';
import { type InvitationItem, invitations, invitationsTo, invitedBySchool } from './store';

export { type InvitationItem, isShutOut } from './store';

export const statusOf = (invitation: InvitationItem): Invitation['status'] => {
  const { used_by, passed_over, revoked_at, valid_until } = invitation;
  if (used_by !== null) return 'used';
  if (passed_over) return 'passed_over';
  if (revoked_at !== null) return 'revoked';
  return valid_until < now().toISOString() ? 'expired' : 'open';
};

/** The open invitations of an address. */
export const openInvitationsTo = async (email: string): Promise<InvitationItem[]> =>
  (await invitationsTo(email)).filter((invitation) => statusOf(invitation) === 'open');

const isOfParent = ({ consents_by }: Pick<InvitationItem, 'consents_by'>) => consents_by !== null;

/** A school's invitation has a school, or the school's consents. */
export const isOfSchool = (
  invitation: Pick<InvitationItem, 'owner' | 'school' | 'consents' | 'consents_by'>,
): boolean =>
  invitation.owner === operators &&
  !isOfParent(invitation) &&
  (invitation.school !== null || invitation.consents !== null);

/** A revoked invitation counts as well: an address that an operator has shut out is not open to other inviters. */
const isHeldBySchool = async (email: string): Promise<boolean> =>
  [...(await invitationsTo(email)), ...(await invitedBySchool(email))].some(
    (invitation) => isOfSchool(invitation) && ['open', 'revoked'].includes(statusOf(invitation)),
  );

/**
 * Whether a parent's invitation waits for an operator. It does while a school's invitation to the same mailbox, under any
 * spelling, is open or revoked, so that another inviter cannot take the school's assignment.
 */
export const waitsForOperator = async (
  invitation: Pick<InvitationItem, 'email' | 'consents_by' | 'released'>,
): Promise<boolean> =>
  isOfParent(invitation) && !invitation.released && (await isHeldBySchool(invitation.email));

/** The open invitations of an address that can be used now; if there are several, the user chooses one. */
export const usableAmong = async (open: readonly InvitationItem[]): Promise<InvitationItem[]> => {
  const waiting = await Promise.all(open.map(waitsForOperator));
  return open.filter((_, i) => !waiting[i]);
};

export const isInvited = async (email: string): Promise<boolean> =>
  (await usableAmong(await openInvitationsTo(email))).length > 0;

/** The invitation that the user with this address has used. */
export const usedInvitation = async (email: string): Promise<InvitationItem | undefined> =>
  (await invitationsTo(email)).find(({ used_by }) => used_by !== null);

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

import type { InviteOutcome } from '../../contract/invitations/endpoints';
import { invitationDays } from '../../contract/rules/invitations';
import { mailboxOf } from '../../contract/rules/mailbox';
import type { AccountType, Consents } from '../../contract/users/endpoints';
import { isMember } from '../accounts/verify';
import { sendMail } from '../mail/send';
import { now, secondsFrom } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { absent, all, type Condition, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { isOfSchool, waitsForOperator } from './open-invitation';
import { endingShutOut, type InvitationItem, invitationList, invitations, schoolInvitations } from './store';

/** The inviter, and the account type and consents of the invitation. */
export interface Terms {
  readonly account_type: AccountType | null;
  readonly school: string | null;
  readonly consents: Consents | null;
  readonly consents_by: string | null;
  readonly owner: string;
  /** The name of the inviter in the mail. */
  readonly invited_by: string;
}

const accountNames = { student: 'student', teacher: 'teacher', other: 'parent' } as const;

const mail = ({ email, invited_by, account_type }: InvitationItem, code: string) =>
  sendMail({
    kind: 'invitation',
    to: email,
    code,
    invited_by,
    account: account_type === null ? 'any' : accountNames[account_type],
    valid_days: invitationDays,
  });

const fresh = () => {
  const code = newSecret();
  const at = now();
  return {
    code,
    dates: {
      code_hash: hashOf(code),
      created_at: at.toISOString(),
      valid_until: secondsFrom(at, invitationDays * 86_400).toISOString(),
      revoked_at: null,
      passed_over: false,
    },
    listing: { list: invitationList, listed_at: at.toISOString() },
  };
};

/** Refuses the write if the invitation has changed since it was read. */
const untouched = (before: InvitationItem | undefined): Condition =>
  before === undefined
    ? absent('pk')
    : all(equal('code_hash', before.code_hash), equal('used_by', before.used_by));

/**
 * Invites one address by mail, and renews an invitation by the same inviter. An invitation that waits for an operator is
 * mailed when the operator releases it.
 */
export const inviteOne = (email: string, terms: Terms): Promise<InviteOutcome> =>
  optimistically(async () => {
    const before = await invitations.get({ email, owner: terms.owner }, { consistent: true });
    if (await isMember(email)) return 'member';
    const { code, dates, listing } = fresh();
    const invitation = {
      email,
      ...terms,
      ...dates,
      // If the invitation was used, the account has been deleted since, and its owner may be invited again.
      used_by: null,
      released: before?.released ?? false,
    };
    const place = { email, owner: terms.owner, mailbox: mailboxOf(email) };
    const refused = await transact<string>({
      invitation: invitations.putting({ ...invitation, ...listing }, untouched(before)),
      ...(await endingShutOut(invitation)),
      ...(isOfSchool(terms) && { place: schoolInvitations.putting(place) }),
    });
    if (refused.length > 0) return undefined;
    if (!(await waitsForOperator(invitation))) await mail(invitation, code);
    return before === undefined ? 'invited' : 'renewed';
  });

/**
 * Renews an invitation for an operator with a new code and a new mail, and releases a waiting one. `together` is written in the
 * same transaction. Undefined if the invitation was used meanwhile.
 */
export const renew = async (
  invitation: InvitationItem,
  together: Record<string, Write>,
): Promise<InvitationItem | undefined> => {
  const { code, dates, listing } = fresh();
  const released = invitation.released || (await waitsForOperator(invitation));
  const refused = await transact<string>({
    renewed: invitations.updating(
      invitation,
      { set: { ...dates, ...listing, released } },
      equal('used_by', null),
    ),
    ...(await endingShutOut(invitation)),
    ...together,
  });
  if (refused.length > 0) return undefined;
  const after = { ...invitation, ...dates, released };
  await mail(after, code);
  return after;
};

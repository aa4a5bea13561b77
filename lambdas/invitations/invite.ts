import type { InviteOutcome } from '../../contract/invitations';
import { invitationDays } from '../../contract/rules/invitations';
import type { AccountType, Consents } from '../../contract/users';
import { sendMail } from '../mail/send';
import { now, secondsFrom } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { absent, all, type Condition, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { isMember } from '../users/verify';
import { type InvitationItem, invitationList, invitations } from './store';

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

/** Invites one address by mail. Renews an invitation by the same inviter that has not been used. */
export const inviteOne = (email: string, terms: Terms): Promise<InviteOutcome> =>
  optimistically(async () => {
    const before = await invitations.get({ email, owner: terms.owner }, { consistent: true });
    if (await isMember(email)) return 'member';
    const { code, dates, listing } = fresh();
    const invitation = {
      email,
      ...terms,
      ...dates,
      // Used before, and the account does not exist: it was deleted since, and its owner may be invited again.
      used_by: null,
    };
    if (!(await invitations.put({ ...invitation, ...listing }, untouched(before)))) return undefined;
    await mail(invitation, code);
    return before === undefined ? 'invited' : 'renewed';
  });

/**
 * Renews an invitation with a new code and a new mail, and writes `together` with it. Undefined when it was used meanwhile.
 */
export const renew = async (
  invitation: InvitationItem,
  together: Record<string, Write>,
): Promise<InvitationItem | undefined> => {
  const { code, dates, listing } = fresh();
  const refused = await transact<string>({
    renewed: invitations.updating(invitation, { set: { ...dates, ...listing } }, equal('used_by', null)),
    ...together,
  });
  if (refused.length > 0) return undefined;
  const after = { ...invitation, ...dates };
  await mail(after, code);
  return after;
};

import type { InviteOutcome } from '../../contract/invitations';
import { invitationDays } from '../../contract/rules/invitation';
import type { AccountType, Consents } from '../../contract/users';
import { sendMail } from '../mail/send';
import { now, secondsFrom } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { absent, all, type Condition, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { isMember } from '../users/verify';
import { type InvitationItem, invitationList, invitations } from './store';

/** Who invites, and for what. */
export interface Terms {
  readonly account_type: AccountType | null;
  readonly school: string | null;
  readonly consents: Consents | null;
  readonly consents_by: string | null;
  readonly owner: string;
  /** The name that the mail says. */
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

/** As it was when it was looked at. */
const untouched = (before: InvitationItem | undefined): Condition =>
  before === undefined
    ? absent('pk')
    : all(equal('code_hash', before.code_hash), equal('used_by', before.used_by));

/** Invites one address, with a mail; whoever was invited by the same before and has not come is invited anew. */
export const inviteOne = (email: string, terms: Terms): Promise<InviteOutcome> =>
  optimistically(async () => {
    const before = await invitations.get({ email, owner: terms.owner }, { consistent: true });
    if (await isMember(email)) return 'member';
    const { code, dates, listing } = fresh();
    const invitation = {
      email,
      ...terms,
      ...dates,
      // Used up before, but with no account: it has been deleted since, and the person may come again.
      used_by: null,
    };
    if (!(await invitations.put({ ...invitation, ...listing }, untouched(before)))) return undefined;
    await mail(invitation, code);
    return before === undefined ? 'invited' : 'renewed';
  });

/** The same invitation with a new code and a new mail, and `together` with it. Undefined when it has been used meanwhile. */
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

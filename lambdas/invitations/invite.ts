import type { InviteOutcome } from '../../contract/invitations';
import { invitationDays } from '../../contract/rules/invitation';
import type { AccountType, Consents } from '../../contract/user';
import { sendMail } from '../mail/send';
import { now, secondsFrom } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { absent, all, type Condition, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { isMember } from '../users/verify';
import { invitationOf } from './open-invitation';
import { type InvitationItem, invitationList, invitations, waitlist } from './store';

/** Who invites, and for what. */
export interface Terms {
  readonly account_type: AccountType | null;
  readonly school: string | null;
  readonly consents: Consents | null;
  readonly consents_by: string | null;
  readonly inviter: { readonly id: string; readonly name: string };
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
    },
    listing: { list: invitationList, listed_at: at.toISOString() },
  };
};

/** As it was when it was looked at. */
const untouched = (before: InvitationItem | undefined): Condition =>
  before === undefined
    ? absent('pk')
    : all(equal('code_hash', before.code_hash), equal('used_by', before.used_by));

/** Invites one address, with a mail; whoever was invited before and has not come is invited anew. */
export const inviteOne = async (email: string, { inviter, ...limits }: Terms): Promise<InviteOutcome> => {
  const outcome = await optimistically(async () => {
    const before = await invitationOf(email);
    if (await isMember(email)) return 'member';
    const { code, dates, listing } = fresh();
    const invitation = {
      email,
      ...limits,
      ...dates,
      inviter_id: inviter.id,
      invited_by: inviter.name,
      // Used up before, but with no account: it has been deleted since, and the person may come again.
      used_by: null,
    };
    if (!(await invitations.put({ ...invitation, ...listing }, untouched(before)))) return undefined;
    await mail(invitation, code);
    return before === undefined ? 'invited' : 'renewed';
  });
  // Last: whoever could not be invited goes on waiting.
  await waitlist.remove({ email });
  return outcome;
};

/** The same invitation with a new code and a new mail. False when it has been used meanwhile. */
export const renew = async (invitation: InvitationItem): Promise<InvitationItem | undefined> => {
  const { code, dates, listing } = fresh();
  const { email } = invitation;
  const renewed = await invitations.update(
    { email },
    { set: { ...dates, ...listing } },
    equal('used_by', null),
  );
  if (!renewed) return undefined;
  const after = { ...invitation, ...dates };
  await mail(after, code);
  return after;
};

import type { referrals } from '../../contract/referrals/endpoints';
import { mailboxOf } from '../../contract/rules/mailbox';
import type { Admitted } from '../accounts/admitted';
import { knownName } from '../accounts/names';
import { hasMembers } from '../accounts/verify';
import { inviteGuardian } from '../invitations/invite-guardian';
import { joinWaitlist } from '../invitations/join-waitlist';
import { isShutOut } from '../invitations/open-invitation';
import { waitlistToken } from '../invitations/waitlist-link';
import { type DueMail, dueMail, queueMails } from '../mail/outbox';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { setting } from '../platform/config';
import { countToday } from '../platform/daily-count';
import { addressDays, addressReferrals, wasReached } from './address-store';
import { familyOf } from './family';
import { refer } from './refer';
import { referralsBy } from './store';

const perDay = 5;
/** Limits the referrals whose address is still stored: without the address, a newcomer cannot be matched to a referral. */
const mostOpen = 20;

/** No mail to members, to a mailbox that a referral has reached before, and to one that an operator has shut out. */
const getsMail = async (email: string): Promise<boolean> =>
  !(await hasMembers(email)) && !(await wasReached(email)) && !(await isShutOut(email));

/** Refers with mails, or without if another student has reached the mailbox meanwhile. False if it was referred before. */
const referOnce = async (id: string, email: string, mails?: readonly DueMail[]): Promise<boolean> => {
  const refused = await refer(id, email, mails && { mails });
  if (refused.includes('byAddress')) return false;
  if (refused.includes('mailed')) return referOnce(id, email);
  await queueMails(mails ?? []);
  return true;
};

const invitesAtOnce = () => setting('REFERRALS_INVITE') === 'true';

/**
 * Recommends Inkwren to a friend's grown-up: with a place on the waitlist and a mail, or with an invitation if the stage sends
 * one immediately. The answer is the same for members and for an address that others have referred.
 */
export const submit = async ({
  actor: { id, user },
  body: { referred_email: email },
}: Admitted<typeof referrals.submit>) => {
  if ((await familyOf(user)).includes(mailboxOf(email))) throw new ApiError('referral_own_family');
  if ((await addressReferrals.get({ email, referrer_id: id }, { consistent: true })) !== undefined)
    throw new ApiError('referral_already_sent');
  const since = secondsFrom(now(), -addressDays * 86_400).toISOString();
  const open = (await referralsBy(id)).filter(
    ({ newcomer_id, created_at }) => newcomer_id === null && created_at > since,
  );
  if (open.length >= mostOpen) throw new ApiError('referral_open_limit');
  if (!(await countToday(id, 'referrals', perDay))) throw new ApiError('referral_day_limit');
  let mails: DueMail[] | undefined;
  if (await getsMail(email)) {
    mails = [];
    // First, because the mail must not announce what does not exist yet. Repeating it has no effect.
    if (invitesAtOnce()) await inviteGuardian(email, knownName(user) ?? undefined);
    else {
      await joinWaitlist({ body: { email } });
      mails.push(
        dueMail({ kind: 'referral', to: email, from: knownName(user), token: waitlistToken(email) }),
      );
    }
  }
  if (!(await referOnce(id, email, mails))) throw new ApiError('referral_already_sent');
  return { submitted: true as const };
};

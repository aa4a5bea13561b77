import { mailboxOf } from '../../contract/rules/mailbox';
import { inviteGuardian } from '../invitations/invite-guardian';
import { joinWaitlist } from '../invitations/join-waitlist';
import { isShutOut } from '../invitations/open-invitation';
import { type DueMail, dueMail, queueMails } from '../mail/outbox';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { setting } from '../platform/config';
import { countToday } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { knownName } from '../users/names';
import { hasMembers } from '../users/verify';
import { addressDays, addressReferrals } from './address-store';
import { familyOf } from './family';
import { refer } from './refer';
import { referralsBy } from './store';

const perDay = 5;
/** That may still bring somebody: without its address a referral is found by nobody who joins. */
const mostOpen = 20;

/** No mail to members, and to nobody whom an operator has shut out. */
const getsMail = async (email: string): Promise<boolean> =>
  !(await hasMembers(email)) && !(await isShutOut(email));

/** Refers with a mail, or without one if the mailbox has got a mail by another student. False: referred before. */
const referOnce = async (id: string, email: string, mails: readonly DueMail[]): Promise<boolean> => {
  const refused = await refer(id, email, mails);
  if (refused.includes('byAddress')) return false;
  if (refused.includes('mailed')) return referOnce(id, email, []);
  await queueMails(mails);
  return true;
};

const invitesAtOnce = () => setting('REFERRALS_INVITE') === 'true';

/**
 * Recommends Inkwren to the grown-up of a friend: an entry on the waitlist and a mail to that grown-up, or an invitation where
 * the stage gives one at once. The answer is the same for members and for an address that others have referred.
 */
export const submit = async ({
  actor: { id, user },
  body: { referred_email: email },
}: {
  actor: Person;
  body: { referred_email: string };
}) => {
  if ((await familyOf(user)).includes(mailboxOf(email))) throw new ApiError('referral_own_family');
  if ((await addressReferrals.get({ email, referrer_id: id }, { consistent: true })) !== undefined)
    throw new ApiError('referral_already_sent');
  const since = secondsFrom(now(), -addressDays * 86_400).toISOString();
  const open = (await referralsBy(id)).filter(
    ({ newcomer_id, created_at }) => newcomer_id === null && created_at > since,
  );
  if (open.length >= mostOpen) throw new ApiError('referral_open_limit');
  if (!(await countToday(id, 'referrals', perDay))) throw new ApiError('referral_day_limit');
  const mails: DueMail[] = [];
  if (await getsMail(email)) {
    // First, and without effect when repeated: who reads of an invitation or of a waiting list has it.
    if (invitesAtOnce()) await inviteGuardian(email, knownName(user) ?? undefined);
    else {
      await joinWaitlist({ body: { email } });
      mails.push(dueMail({ kind: 'referral', to: email, from: knownName(user) }));
    }
  }
  if (!(await referOnce(id, email, mails))) throw new ApiError('referral_already_sent');
  return { submitted: true as const };
};

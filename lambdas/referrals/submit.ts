import { mailboxOf } from '../../contract/rules/mailbox';
import { joinWaitlist } from '../invitations/join-waitlist';
import { isShutOut } from '../invitations/open-invitation';
import { sendMail } from '../mail/send';
import { ApiError } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { knownName } from '../users/names';
import { hasMembers } from '../users/verify';
import { addressReferrals, referralsTo } from './address-store';
import { familyOf } from './family';
import { refer } from './refer';
import { referralsBy } from './store';

const perDay = 5;
const mostOpen = 20;

/** A mail goes to a mailbox once, whoever refers it, and to nobody whom an operator has shut out. */
const getsMail = async (email: string): Promise<boolean> =>
  (await referralsTo(email)).length === 1 && !(await hasMembers(email)) && !(await isShutOut(email));

/**
 * Recommends Inkwren to the grown-up of a friend: an entry on the waitlist, and a mail to that grown-up. The answer is the
 * same for members and for an address that others have referred.
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
  const open = (await referralsBy(id)).filter(({ newcomer_id }) => newcomer_id === null);
  if (open.length >= mostOpen) throw new ApiError('referral_open_limit');
  if (!(await countToday(id, 'referrals', perDay))) throw new ApiError('referral_day_limit');
  if (!(await refer(id, email))) throw new ApiError('referral_already_sent');
  if (await getsMail(email)) {
    await joinWaitlist({ body: { email } });
    await sendMail({ kind: 'referral', to: email, from: knownName(user) });
  }
  return { submitted: true as const };
};

import type { Referral, referrals } from '../../contract/referrals/endpoints';
import { referralRules } from '../../contract/rules/referrals';
import type { Admitted } from '../accounts/admitted';
import { addressesBy } from './address-store';
import { payReferral } from './reading-day';
import { type ReferralItem, referralsBy } from './store';

const { readingDays, gems } = referralRules;

const statusOf = (referral: ReferralItem): Referral['status'] => {
  const { newcomer_id, reading_days, awarded_at, decision } = referral;
  if (awarded_at !== null) return 'completed';
  if (decision === 'declined') return 'declined';
  if (newcomer_id === null) return 'pending';
  if (reading_days === 0) return 'signed_up';
  return reading_days < readingDays ? 'active' : 'processing';
};

const words: Record<Referral['status'], (referral: ReferralItem) => string> = {
  pending: () => 'Invitation sent',
  signed_up: () => 'Signed up',
  active: ({ reading_days }) => `Reading: ${reading_days} of ${readingDays} days`,
  processing: ({ held_for }) =>
    held_for === null
      ? `${readingDays} days read, gems on their way`
      : `${readingDays} days read, we look at it first`,
  completed: () => `${gems} gems earned`,
  declined: () => 'No gems for this one',
};

/** The student's referrals. Makes up for payments that were interrupted. */
export const mine = async ({ actor: { id } }: Admitted<typeof referrals.mine>) => {
  for (const referral of await referralsBy(id))
    if (statusOf(referral) === 'processing') await payReferral({ by: id, id: referral.id });
  const [all, addresses] = await Promise.all([referralsBy(id), addressesBy(id)]);
  const emails = new Map(addresses.map((address) => [address.id, address.referred_email]));
  const paid = all.filter(({ awarded_at }) => awarded_at !== null);
  return {
    referrals: all.map((referral) => {
      const status = statusOf(referral);
      const referred_email = emails.get(referral.id) ?? null;
      return { ...referral, referred_email, status, status_text: words[status](referral) };
    }),
    stats: {
      total_referrals: all.length,
      successful_signups: all.filter(({ newcomer_id }) => newcomer_id !== null).length,
      gems_earned_count: paid.length,
      total_gems_earned: paid.reduce((sum, { gems_awarded }) => sum + gems_awarded, 0),
    },
  };
};

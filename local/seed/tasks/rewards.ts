import { newYorkDay } from '../../../contract/rules/day';
import { now, secondsFrom } from '../../../lambdas/platform/clock';
import { userPartition } from '../../../lambdas/platform/table/partition';
import { refer } from '../../../lambdas/referrals/refer';
import { referrals } from '../../../lambdas/referrals/store';
import { type Award, award } from '../../../lambdas/rewards/award';
import { countDay } from '../../../lambdas/rewards/count-day';
import { ledger } from '../../../lambdas/rewards/store';
import { users } from '../../../lambdas/users/store';
import { somebody } from '../somebody';

interface Streak {
  readonly userId: string;
  readonly days: number;
  /** A day of New York; today by default. */
  readonly lastDay?: string;
}

interface ReferralDays {
  readonly referrerId: string;
  readonly id: string;
  readonly days: number;
}

export const rewardTasks = {
  award: (input: Award) => award(input),
  /** The sums of the entries of a ledger. */
  ledger: async ({ userId }: { readonly userId: string }) => {
    const entries = await ledger.list(userPartition(userId), 'LEDGER#', { consistent: true });
    const sum = (of: 'points' | 'gems') => entries.reduce((total, entry) => total + entry[of], 0);
    return { points: sum('points'), gems: sum('gems'), entries: entries.length };
  },
  streak: ({ userId, days, lastDay }: Streak) =>
    users.update({ id: userId }, { set: { streak: days, last_activity_date: lastDay ?? newYorkDay(now()) } }),
  /** A reading day of a user, so many days after the one of joining. */
  readingDay: async ({ userId, after }: { readonly userId: string; readonly after: number }) => {
    const { id, user } = await somebody(userId);
    return countDay({ id, user }, secondsFrom(new Date(user.created_at), after * 86_400));
  },
  referral: ({ from, to }: { readonly from: string; readonly to: string }) => refer(from, to),
  /** So many reading days of a newcomer that are not paid for yet, as after a crash. */
  referralDays: ({ referrerId, id, days }: ReferralDays) =>
    referrals.update({ referrer_id: referrerId, id }, { set: { reading_days: days } }),
};

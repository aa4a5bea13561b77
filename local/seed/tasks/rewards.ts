import { newYorkDay } from '../../../contract/rules/day';
import { users } from '../../../lambdas/accounts/store';
import { type Award, award } from '../../../lambdas/ledger/award';
import { ledger } from '../../../lambdas/ledger/store';
import { now, secondsFrom } from '../../../lambdas/platform/clock';
import { present } from '../../../lambdas/platform/table/condition';
import { userPartition } from '../../../lambdas/platform/table/partition';
import { refer } from '../../../lambdas/referrals/refer';
import { referrals } from '../../../lambdas/referrals/store';
import { countDay } from '../../../lambdas/rewards/count-day';
import { somebody } from '../somebody';

interface Streak {
  readonly userId: string;
  readonly days: number;
  /** A day in New York. Absent: today. */
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
    users.update(
      { id: userId },
      { set: { streak: days, last_activity_date: lastDay ?? newYorkDay(now()) } },
      present('pk'),
    ),
  /** Counts a reading day of a user, `after` days after joining. */
  readingDay: async ({ userId, after }: { readonly userId: string; readonly after: number }) => {
    const { id, user } = await somebody(userId);
    return countDay({ id, user }, secondsFrom(new Date(user.created_at), after * 86_400));
  },
  referral: ({ from, to }: { readonly from: string; readonly to: string }) => refer(from, to),
  /** Sets the reading days of a newcomer without paying for them, as after a crash. */
  referralDays: ({ referrerId, id, days }: ReferralDays) =>
    referrals.update({ referrer_id: referrerId, id }, { set: { reading_days: days } }),
};

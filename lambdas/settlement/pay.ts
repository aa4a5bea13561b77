import { isUnusualWeek } from '../../contract/rules/unusual-week';
import { peopleOn } from '../ledger/roster';
import { log } from '../platform/log';
import { holdBack, payWeek, type WeekReward } from '../rewards/held';
import { gemsFor } from './cutoffs';
import { cuts, ranks } from './store';
import { standingsIn } from './week';

/** The number of simultaneous payments: a transaction takes a few milliseconds. */
const atOnce = 20;

/** Pays one student, or holds the reward of an unusual week; place and cutoffs stay the same. True if it was paid now. */
const settleOne = async (reward: WeekReward & { points: number }): Promise<boolean> => {
  if (isUnusualWeek(reward.points)) {
    if (await holdBack(reward)) log.info('reward held', { week: reward.week });
    return false;
  }
  return payWeek(reward);
};

export const payShard = async (week: string, shard: number): Promise<void> => {
  const found = await cuts.one(week);
  const lasts = await ranks.one(week);
  if (found === undefined || lasts === undefined) throw new Error(`The ranks of ${week} are not known yet`);
  let paid = 0;
  for await (const people of peopleOn(week, shard)) {
    const due = standingsIn(people, week)
      .map((student) => ({
        user_id: student.id,
        week,
        points: student.points,
        gems: gemsFor(student, found, lasts),
      }))
      .filter(({ gems }) => gems > 0);
    for (let from = 0; from < due.length; from += atOnce) {
      const done = await Promise.all(due.slice(from, from + atOnce).map(settleOne));
      paid += done.filter(Boolean).length;
    }
  }
  log.info('week paid', { week, shard, paid });
};

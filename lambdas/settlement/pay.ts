import { log } from '../platform/log';
import { transact } from '../platform/table/transact';
import { awarding } from '../rewards/award';
import { peopleOn } from '../rewards/roster';
import { gemsFor } from './cutoffs';
import { cuts, ranks } from './store';
import { standingsIn } from './week';

/** How many are paid at once: a transaction takes a few milliseconds. */
const atOnce = 20;

/** The gems of a week, in one transaction with the ledger and with what the winner is shown next time. Once, however often it runs. */
const payOne = async (week: string, userId: string, gems: number): Promise<boolean> => {
  const refused = await transact<string>(
    awarding({ userId, cause: `week#${week}`, gems }, { set: { reward: { week, gems } } }),
  );
  return refused.length === 0;
};

export const payShard = async (week: string, shard: number): Promise<void> => {
  const found = await cuts.one(week);
  const lasts = await ranks.one(week);
  if (found === undefined || lasts === undefined) throw new Error(`The ranks of ${week} are not known yet`);
  let paid = 0;
  for await (const people of peopleOn(week, shard)) {
    const due = standingsIn(people, week)
      .map((student) => ({ id: student.id, gems: gemsFor(student, found, lasts) }))
      .filter(({ gems }) => gems > 0);
    for (let from = 0; from < due.length; from += atOnce) {
      const done = await Promise.all(
        due.slice(from, from + atOnce).map(({ id, gems }) => payOne(week, id, gems)),
      );
      paid += done.filter(Boolean).length;
    }
  }
  log.info('week paid', { week, shard, paid });
};

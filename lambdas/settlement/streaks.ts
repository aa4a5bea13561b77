import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { hasLapsed, needsRestDay } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { dayRoster, joinDayRoster, peopleOn } from '../rewards/roster';
import { endStreak, spendRestDay } from '../users/record-activity';

/** The rest day of a user stands in for yesterday. First the roster: a streak that is bridged is settled the next night. */
const bridge = async (id: string, day: string): Promise<void> => {
  const next = dayOfNumber(numberOfDay(day) + 1);
  await joinDayRoster(next, id);
  await spendRestDay(id, day, next);
};

/**
 * Stores that the streaks of users have lapsed who read on `day` and not since. The display does not depend on it: the
 * streak that is shown is computed from the last active day.
 */
export const settleStreaks = async (day: string, shard: number): Promise<void> => {
  // Not today or yesterday: a job for a future day, from any clock, ends no streak.
  const today = newYorkDay(now());
  if (!hasLapsed(day, today)) {
    log.info('streaks not settled yet', { day });
    return;
  }
  let lapsed = 0;
  for await (const people of peopleOn(dayRoster(day), shard))
    for (const { id, streak, last_activity_date, rest_days } of people)
      if (streak > 0 && last_activity_date === day) {
        if (rest_days > 0 && needsRestDay(day, today)) await bridge(id, day);
        else if (await endStreak(id, day)) lapsed++;
      }
  log.info('streaks settled', { day, shard, lapsed });
};

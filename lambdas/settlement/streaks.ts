import { newYorkDay } from '../../contract/rules/day';
import { hasLapsed } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { dayRoster, peopleOn } from '../rewards/roster';
import { endStreak } from '../users/record-activity';

/**
 * Stores that the streaks of users have lapsed who read on `day` and not since. The display does not depend on it: the
 * streak that is shown is computed from the last active day.
 */
export const settleStreaks = async (day: string, shard: number): Promise<void> => {
  // Not today or yesterday: a job for a future day, from any clock, ends no streak.
  if (!hasLapsed(day, newYorkDay(now()))) {
    log.info('streaks not settled yet', { day });
    return;
  }
  let lapsed = 0;
  for await (const people of peopleOn(dayRoster(day), shard))
    for (const { id, streak, last_activity_date } of people)
      if (streak > 0 && last_activity_date === day && (await endStreak(id, day))) lapsed++;
  log.info('streaks settled', { day, shard, lapsed });
};

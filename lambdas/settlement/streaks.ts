import { newYorkDay, readingDay } from '../../contract/rules/day';
import { currentStreak, hasEnded } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { dayRoster, peopleOn } from '../rewards/roster';
import { endStreak } from '../users/record-activity';

/**
 * Stores that the streaks of users have ended who read on `day` and not since. The display does not depend on it: the streak
 * that is shown is computed from the last active day. A rest day is not spent here but with the next reading day: until then
 * no other can be had, so that one at most bridges a gap.
 */
export const settleStreaks = async (day: string, shard: number): Promise<void> => {
  // A job for a future day, from any clock, ends no streak.
  if (!hasEnded(day, newYorkDay(now()))) {
    log.info('streaks not settled yet', { day });
    return;
  }
  let lapsed = 0;
  for await (const people of peopleOn(dayRoster(day), shard))
    for (const { id, streak, last_activity_date, rest_days, time_zone } of people) {
      const isOver = currentStreak(1, day, readingDay({ time_zone }, now()), rest_days) === 0;
      if (streak > 0 && last_activity_date === day && isOver && (await endStreak(id, day))) lapsed++;
    }
  log.info('streaks settled', { day, shard, lapsed });
};

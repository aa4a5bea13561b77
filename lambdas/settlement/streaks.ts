import { newYorkDay } from '../../contract/rules/day';
import { hasLapsed } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { dayRoster, peopleOn } from '../rewards/roster';
import { endStreak } from '../users/record-activity';

/**
 * Writes down that the streaks of those have lapsed who read on `day` and not since. Readers never depend on it: the
 * streak they see is worked out from the last active day.
 */
export const settleStreaks = async (day: string, shard: number): Promise<void> => {
  // Not of today or yesterday: a job for a day to come, from whatever clock, ends nobody's streak.
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

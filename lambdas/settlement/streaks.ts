import { dayOfNumber, newYorkDay, numberOfDay, readingDay } from '../../contract/rules/day';
import { currentStreak, hasEnded } from '../../contract/rules/streak';
import { endStreak } from '../accounts/record-activity';
import { dayRoster, peopleOn } from '../ledger/roster';
import { now } from '../platform/clock';
import { log } from '../platform/log';

const settleDay = async (day: string, shard: number): Promise<void> => {
  // A job for a day that has not ended, by whichever clock it was sent, ends no streak.
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

/**
 * Stores the end of the streaks whose last reading day is one of these days. The displayed streak does not depend on it: it is
 * computed from the last active day. A rest day is spent with the next reading day and not here; until then the user cannot get
 * another one, so at most one bridges a gap.
 */
export const settleStreaks = async (
  { from, day }: { from?: string | undefined; day: string },
  shard: number,
): Promise<void> => {
  for (let number = numberOfDay(from ?? day); number <= numberOfDay(day); number++)
    await settleDay(dayOfNumber(number), shard);
};

import { newYorkDay } from '../../contract/rules/day';
import { currentStreak, gemsForStreak, streakAfterActivity } from '../../contract/rules/streak';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { balanceOf } from '../users/balance';
import { type Activity, recordActivity } from '../users/record-activity';
import { awarding } from './award';
import { joinDayRoster } from './roster';

/** Days without a gem need no ledger entry: nothing but the streak moves. */
const write = async (userId: string, activity: Activity) => {
  const gems = gemsForStreak(activity.streak);
  if (gems === 0) return recordActivity(userId, activity);
  const { before, ...set } = activity;
  await transact<string>(
    awarding(
      { userId, cause: `streak#${activity.last_activity_date}`, gems },
      { set, when: equal('last_activity_date', before) },
    ),
  );
};

interface ActivePerson {
  readonly id: string;
  readonly user: { readonly streak: number; readonly last_activity_date: string | null };
}

/**
 * Counts today, New York's day, as a reading day: at most one write a day, whatever calls at once. A call that
 * comes second finds it done and changes nothing.
 */
export const countToday = async ({ id, user }: ActivePerson): Promise<void> => {
  const today = newYorkDay(now());
  const { streak, last_activity_date } = user;
  if (last_activity_date === today) return;
  const current = currentStreak(streak, last_activity_date, today);
  // First, so that nobody's day goes unsettled; being there without having read does no harm.
  await joinDayRoster(today, id);
  await write(id, {
    streak: streakAfterActivity(current, last_activity_date, today),
    last_activity_date: today,
    before: last_activity_date,
  });
};

export const trackActivity = async ({ actor }: { actor: ActivePerson }) => {
  await countToday(actor);
  return balanceOf(actor.id);
};

import { type Clock, readingDay } from '../../contract/rules/day';
import type { ReadingDays } from '../../contract/rules/reading-days';
import { gemsForStreak } from '../../contract/rules/streak';
import { findUser } from '../accounts/find';
import { type Activity, recordActivity, unchanged } from '../accounts/record-activity';
import { award } from '../ledger/award';
import { joinDayRoster } from '../ledger/roster';
import { optimistically } from '../platform/table/optimistic';
import type { Write } from '../platform/table/transact';
import { countingFor, payReferral, type Referred } from '../referrals/reading-day';
import { countedDay } from './counted-day';

/** A day without a gem needs no ledger entry: only the streak changes. Returns the names of the refused writes. */
const write = (userId: string, activity: Activity, together: Readonly<Record<string, Write>>) => {
  const { set, before } = activity;
  const gems = gemsForStreak(set.streak);
  if (gems === 0) return recordActivity(userId, activity, together);
  return award(
    { userId, cause: `streak#${set.last_activity_date}`, gems },
    { earnedBy: together, together: { set, when: unchanged(before) } },
  );
};

export interface ActivePerson {
  readonly id: string;
  readonly user: Clock & {
    readonly streak: number;
    readonly last_activity_date: string | null;
    readonly rest_days: number;
    readonly reading_days: ReadingDays;
    readonly referred?: Referred | undefined;
  };
}

/**
 * Counts the day of a moment, in the family's time zone, as a reading day, once for any number of calls. A record that has
 * changed since it was read is read again.
 */
export const countDay = async ({ id, user }: ActivePerson, at: Date): Promise<void> => {
  let read: ActivePerson['user'] | undefined = user;
  let day = readingDay(user, at);
  let follows = true;
  const counted = await optimistically(async () => {
    const known = read ?? (await findUser(id));
    read = undefined;
    if (known === undefined) return false;
    day = readingDay(known, at);
    const change = countedDay(known, day);
    if (change === undefined) return false;
    const refused = await write(id, change, follows ? countingFor(known.referred, day) : {});
    // The referrer's account is gone: the day is counted without the referral.
    if (refused.includes('referral')) follows = false;
    return refused.length === 0 || undefined;
  });
  if (user.referred !== undefined) await payReferral(user.referred);
  // For the nightly settlement. The displayed streak does not depend on it: it is computed from the last day.
  if (counted) await joinDayRoster(day, id);
};

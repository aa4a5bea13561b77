import type { rewards } from '../../contract/rewards/endpoints';
import { newYorkDay, readingDay } from '../../contract/rules/day';
import { currentStreak } from '../../contract/rules/streak';
import type { Admitted } from '../accounts/admitted';
import { findUser } from '../accounts/find';
import { daysBetween } from '../activity/store';
import { now, secondsFrom } from '../platform/clock';
import { type ActivePerson, countDay } from './count-day';

/**
 * Whether a child has read on the present reading day. A reading day began at most a day ago, so the counts of two New York
 * days suffice. 1 read unit.
 */
const hasReadToday = async ({ id, user }: ActivePerson, today: Date): Promise<boolean> => {
  const yesterday = newYorkDay(secondsFrom(today, -86_400));
  const counted = await daysBetween(id, yesterday, newYorkDay(today), { consistent: true });
  return counted.some(
    ({ read_at }) => read_at !== undefined && readingDay(user, new Date(read_at)) === readingDay(user, today),
  );
};

/**
 * Counts today if there was an activity today, and returns the current balance. Each activity counts its day itself: this
 * makes up for one that was interrupted.
 */
export const trackActivity = async ({ actor }: Admitted<typeof rewards.trackActivity>) => {
  const today = now();
  const day = readingDay(actor.user, today);
  const isCounted = actor.user.last_activity_date === day;
  if (!isCounted && (await hasReadToday(actor, today))) await countDay(actor, today);
  const user = (await findUser(actor.id)) ?? { streak: 0, gems: 0, last_activity_date: null, rest_days: 0 };
  const streak = currentStreak(user.streak, user.last_activity_date, day, user.rest_days);
  return { streak, gems: user.gems };
};

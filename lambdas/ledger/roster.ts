import { findInBatches, type findUsers, type UserItem } from '../accounts/find';
import { idsOn, rosters } from './store';

export { rosterDays } from './store';

/** The rosters of days: a user who read on a day has a streak that may lapse two days later. */
export const dayRoster = (day: string) => `day-${day}`;

/** Adds a user to the roster of a day. Idempotent. */
export const joinDayRoster = (day: string, user_id: string) =>
  rosters.put({ roster: dayRoster(day), user_id });

/** The users of one shard of a roster, a hundred at a time. */
export async function* peopleOn(
  roster: string,
  shard: number,
  find?: typeof findUsers,
): AsyncGenerator<UserItem[]> {
  yield* findInBatches(await idsOn(roster, shard), find);
}

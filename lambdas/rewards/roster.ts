import { findInBatches, type UserItem } from '../users/find';
import { idsOn, rosters } from './store';

/** The days' rosters: who has read on a day has a streak that may lapse two days later. */
export const dayRoster = (day: string) => `day-${day}`;

/** Puts somebody among those who read on a day. Safe to repeat. */
export const joinDayRoster = (day: string, user_id: string) =>
  rosters.put({ roster: dayRoster(day), user_id });

/** The people of one shard of a roster, a hundred at a time. */
export async function* peopleOn(roster: string, shard: number): AsyncGenerator<UserItem[]> {
  yield* findInBatches(await idsOn(roster, shard));
}

import { findUsers, type UserItem } from '../users/find';
import { idsOn, rosters } from './store';

export { rosterShards } from './store';

/** The days' rosters: who has read on a day has a streak that may lapse two days later. */
export const dayRoster = (day: string) => `day-${day}`;

/** Puts somebody among those who read on a day. Safe to repeat. */
export const joinDayRoster = (day: string, user_id: string) =>
  rosters.put({ roster: dayRoster(day), user_id });

const batch = 100;

/** The people of one part of a roster, a hundred at a time: as many as a batch of reads takes. */
export async function* peopleOn(roster: string, shard: number): AsyncGenerator<UserItem[]> {
  const ids = await idsOn(roster, shard);
  for (let from = 0; from < ids.length; from += batch) yield findUsers(ids.slice(from, from + batch));
}

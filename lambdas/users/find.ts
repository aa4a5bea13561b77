import { shards } from '../platform/table/partition';
import { type AboutItem, abouts, studentsIn, type UserItem, users } from './store';

export type { AboutItem, UserItem } from './store';

/** A person's record as it is right now, by id. */
export const findUser = (id: string): Promise<UserItem | undefined> =>
  users.get({ id }, { consistent: true });

const nothingTold: AboutItem = {
  interests: null,
  interests_version: 0,
  past_books: [],
  recs_seen: [],
  book_recs: null,
  last_rec: null,
};

/** What a person has told about themselves, as it is right now. */
export const findAbout = async (id: string): Promise<AboutItem> =>
  (await abouts.get({ id }, { consistent: true })) ?? nothingTold;

/** People's records as they are right now, in no particular order; who is gone is left out. */
export const findUsers = (ids: readonly string[]): Promise<UserItem[]> =>
  users.getMany(
    ids.map((id) => ({ id })),
    { consistent: true },
  );

/** As many as a batch of reads takes. */
const batch = 100;

/** People's records, a hundred at a time. */
export async function* findInBatches(ids: readonly string[]): AsyncGenerator<UserItem[]> {
  for (let from = 0; from < ids.length; from += batch) yield findUsers(ids.slice(from, from + batch));
}

/** Every student there is, a hundred at a time. */
export async function* allStudents(): AsyncGenerator<UserItem[]> {
  for (let shard = 0; shard < shards; shard++) yield* findInBatches(await studentsIn(shard));
}

import { shards } from '../platform/table/partition';
import { type AboutItem, abouts, studentsIn, type UserItem, users } from './store';

export type { AboutItem, StoredRecommendation, UserItem } from './store';

/** A user's current record, by id. */
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

/** The current profile of a user. */
export const findAbout = async (id: string): Promise<AboutItem> =>
  (await abouts.get({ id }, { consistent: true })) ?? nothingTold;

/** The current records of users, in no particular order; deleted users are omitted. */
export const findUsers = (ids: readonly string[]): Promise<UserItem[]> =>
  users.getMany(
    ids.map((id) => ({ id })),
    { consistent: true },
  );

/** The number of items in a batch of reads. */
const batch = 100;

/** The same, eventually consistent and all batches at once: for long lists. 0.5 read units a user. */
export const findManyUsers = async (ids: readonly string[]): Promise<UserItem[]> => {
  const starts = Array.from({ length: Math.ceil(ids.length / batch) }, (_, i) => i * batch);
  const read = (from: number) => users.getMany(ids.slice(from, from + batch).map((id) => ({ id })));
  return (await Promise.all(starts.map(read))).flat();
};

/** Users' records, a hundred at a time. */
export async function* findInBatches(ids: readonly string[]): AsyncGenerator<UserItem[]> {
  for (let from = 0; from < ids.length; from += batch) yield findUsers(ids.slice(from, from + batch));
}

/** The ids of the students of one shard. */
export const idsOfStudents = studentsIn;

/** All students, a hundred at a time. */
export async function* allStudents(): AsyncGenerator<UserItem[]> {
  for (let shard = 0; shard < shards; shard++) yield* findInBatches(await studentsIn(shard));
}

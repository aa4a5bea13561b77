import { type UserItem, users } from './store';

export type { UserItem };

/** A user's current record, by id. */
export const findUser = (id: string): Promise<UserItem | undefined> =>
  users.get({ id }, { consistent: true });

/** The current records of users, in no particular order; deleted users are omitted. */
export const findUsers = (ids: readonly string[]): Promise<UserItem[]> =>
  users.getMany(
    ids.map((id) => ({ id })),
    { consistent: true },
  );

/** The number of items in a batch of reads. */
const batch = 100;

/** `findUsers` for long lists: eventually consistent, with all batches in parallel. 0.5 read units per user. */
export const findManyUsers = async (ids: readonly string[]): Promise<UserItem[]> => {
  const starts = Array.from({ length: Math.ceil(ids.length / batch) }, (_, i) => i * batch);
  const read = (from: number) => users.getMany(ids.slice(from, from + batch).map((id) => ({ id })));
  return (await Promise.all(starts.map(read))).flat();
};

/** Users' records, a hundred at a time. */
export async function* findInBatches(ids: readonly string[]): AsyncGenerator<UserItem[]> {
  for (let from = 0; from < ids.length; from += batch) yield findUsers(ids.slice(from, from + batch));
}

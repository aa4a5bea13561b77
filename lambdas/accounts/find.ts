import { type UserItem, users } from './store';

export type { UserItem };

/** An account that is being deleted counts as deleted, although its deletion may still be taken back. */
const isHere = (user: UserItem): boolean => user.deleting_at === undefined;

/** A user's current record, by id; undefined for a deleted user. */
export const findUser = async (id: string): Promise<UserItem | undefined> => {
  const user = await users.get({ id }, { consistent: true });
  return user !== undefined && isHere(user) ? user : undefined;
};

/** The current records of users, in no particular order; deleted users are omitted. */
export const findUsers = async (ids: readonly string[]): Promise<UserItem[]> =>
  (await findWithLeaving(ids)).filter(isHere);

/** `findUsers` with those whose accounts are being deleted, for what was counted before. */
export const findWithLeaving = (ids: readonly string[]): Promise<UserItem[]> =>
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
  return (await Promise.all(starts.map(read))).flat().filter(isHere);
};

/** Users' records, a hundred at a time. */
export async function* findInBatches(
  ids: readonly string[],
  find: typeof findUsers = findUsers,
): AsyncGenerator<UserItem[]> {
  for (let from = 0; from < ids.length; from += batch) yield find(ids.slice(from, from + batch));
}

import * as z from 'zod/mini';
import { absent, any, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import type { Mirror } from '../platform/table/on-deletion';
import type { Write } from '../platform/table/transact';
import { skeletonOf } from '../safety/names/skeleton';

/** Holds a name so that no other user can take it: written in the same transaction as the user. */
const nameLock = (name: string, mirror: Mirror, keyOf: (value: string) => string) =>
  entity({
    name,
    schema: z.object({ value: z.string(), user_id: z.string() }),
    key: ({ value }: { value: string }) => ({ pk: keyOf(value), sk: 'LOCK' }),
    retention: 'account',
    onDeletion: { mirror },
  });

/** Compared without case and in one Unicode form: a child reads "Ada" and "ADA" as the same name. */
export const folded = (value: string) => value.normalize('NFKC').toLowerCase();

const usernameLocks = nameLock('UsernameLock', 'names', (value) => `USERNAME#${folded(value)}`);
/** Names that look alike count as the same name. */
const lookLocks = nameLock('LookLock', 'names', (value) => `LOOKS#${skeletonOf(value)}`);
export const emailLocks = nameLock('EmailLock', 'address', (value) => `EMAIL#${folded(value)}`);

export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);

/** The id of the user who holds a username; others may not see the name yet. */
export const idOfUsername = async (name: string): Promise<string | undefined> =>
  (await usernameLocks.get({ value: name }, { consistent: true }))?.user_id;

/** The users with profiles under these addresses, by address. */
export const idsOfMembers = async (emails: readonly string[]): Promise<Map<string, string>> => {
  const keys = new Map(emails.map((value) => [folded(value), { value }]));
  const locks = await emailLocks.getMany([...keys.values()], { consistent: true });
  const ids = new Map(locks.map(({ value, user_id }) => [folded(value), user_id]));
  const idOf = (email: string) => ids.get(folded(email));
  return new Map(
    emails.flatMap((email) => {
      const id = idOf(email);
      return id === undefined ? [] : [[email, id]];
    }),
  );
};

const kinds = [
  { kind: 'username', locks: usernameLocks, keyOf: folded },
  { kind: 'look', locks: lookLocks, keyOf: skeletonOf },
] as const;

/** The user's own lock, or none: a name may be locked under the skeleton that it had before more letters counted as alike. */
const ownOrAbsent = (user_id: string) => any(absent('pk'), equal('user_id', user_id));

/** One name for each key that the others lack. */
const missing = (names: readonly string[], others: readonly string[], keyOf: (name: string) => string) => {
  const there = new Set(others.map(keyOf));
  const byKey = new Map(names.map((name) => [keyOf(name), name]));
  return [...byKey].flatMap(([key, name]) => (there.has(key) ? [] : [name]));
};

/**
 * Returns the writes that take the new name and release the old one. `username` and `look` refuse if the new name, or one
 * that looks like it, belongs to another user.
 */
export const changingLocks = (
  user_id: string,
  before: readonly string[],
  after: readonly string[],
): Record<string, Write> => {
  const writes = kinds.flatMap(({ kind, locks, keyOf }) => [
    ...missing(after, before, keyOf).map((value) => [kind, locks.creating({ value, user_id })] as const),
    ...missing(before, after, keyOf).map(
      (value) => [`old ${kind} ${value}`, locks.removing({ value }, ownOrAbsent(user_id))] as const,
    ),
  ]);
  return Object.fromEntries(writes);
};

import * as z from 'zod/mini';
import { User } from '../../contract/user';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** As the person sees it, but for the streak: stored as of `last_activity_date`, today's is `currentStreak`. */
const StoredUser = z.extend(User, {
  /** What the interests mean to a model, for recommendations; made again when they change. */
  interests_vec: z.optional(z.array(z.number())),
});
export type UserItem = z.infer<typeof StoredUser>;

export const users = entity({
  name: 'User',
  schema: StoredUser,
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: 'PROFILE' }),
  retention: 'account',
});

/** Teachers who wait for an operator to verify them. */
export const teachersToVerify = 'TEACHERS_TO_VERIFY';

/** Holds a name so that nobody else can take it: written in the same transaction as the user. */
const nameLock = (name: string, keyOf: (value: string) => string) =>
  entity({
    name,
    schema: z.object({ value: z.string(), user_id: z.string() }),
    key: ({ value }: { value: string }) => ({ pk: keyOf(value), sk: 'LOCK' }),
    retention: 'account',
  });

/** Compared without case and in one Unicode form: "Ada" and "ADA" are the same reader to a child. */
export const folded = (value: string) => value.normalize('NFKC').toLowerCase();

export const usernameLocks = nameLock('UsernameLock', (value) => `USERNAME#${folded(value)}`);
export const emailLocks = nameLock('EmailLock', (value) => `EMAIL#${folded(value)}`);

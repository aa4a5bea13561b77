import * as z from 'zod/mini';
import { UserRecord } from '../../contract/users/record';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/**
 * The part of a user's data that every request reads, kept below 1 KB because an award writes it. The streak is stored as of
 * `last_activity_date`; the current one is `currentStreak`.
 */
const StoredUser = z.object({
  ...UserRecord.shape,
  /** The name that replaces the username as soon as it has been checked. */
  next_username: z.nullable(z.string()),
  /** The last chosen name was refused, and no other was chosen since. */
  username_refused: z.boolean(),
  /** Points by week, of this week and the last few, and when each was reached: of equal points, the earlier ranks first. */
  weeks: z.record(z.string(), z.int()),
  reached: z.record(z.string(), z.string()),
  /** The time at which the points of all time were reached. */
  scored_at: z.nullable(z.string()),
  /** The referral that brought a newcomer, and the last day on which reading counts for it. */
  referred: z.optional(z.object({ by: z.string(), id: z.string(), until: z.string() })),
  /** The ids of a teacher's classes that are not archived, with spaces between them; absent until a class changes. */
  open_classes: z.optional(z.string()),
  /** The key of the index `school`; absent for users without a school and for grown-ups. */
  school_key: z.optional(z.string()),
});
export type UserItem = z.infer<typeof StoredUser>;

export const users = entity({
  name: 'User',
  schema: StoredUser,
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: 'PROFILE' }),
  retention: 'account',
});

/** Teachers who wait for verification by an operator. */
export const teachersToVerify = 'TEACHERS_TO_VERIFY';

import * as z from 'zod/mini';
import { agedAt } from '../../contract/rules/age';
import { UserRecord } from '../../contract/users/record';
import { now } from '../platform/clock';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { StoredConsents } from './standing';

/**
 * The part of a user's data that every request reads, kept below 1 KB because an award writes it. The streak is stored as of
 * `last_activity_date`; the current one is `currentStreak`.
 */
const StoredUser = z.object({
  ...UserRecord.shape,
  consents: StoredConsents,
  /** The year of birth that counts while none is told: derived on reading. */
  born: z.optional(z.int()),
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
  /** The reading day in which the time zone was changed last. */
  moved: z.optional(z.object({ day: z.string(), began: z.string() })),
  /** The version of the terms that the user agreed to last; absent: the first. */
  terms_version: z.optional(z.string()),
  /** The version to which the user said "not now"; absent once a version is agreed to. */
  terms_declined: z.optional(z.string()),
  /** The version that a child's guardian or school agreed to last; absent: the first. */
  consent_version: z.optional(z.string()),
  /** The ids of a teacher's classes that are not archived, with spaces between them; absent until a class changes. */
  open_classes: z.optional(z.string()),
  /**
   * The account is being deleted, and everybody but the deletion takes it for deleted. Set from the confirmation on, and removed
   * if the deletion is taken back, at `back_at`.
   */
  deleting_at: z.optional(z.string()),
  back_at: z.optional(z.string()),
  /** What a child's guardians have switched off or limited, as a short string; absent for nothing. */
  controls: z.optional(z.string()),
  /** When the minutes of a day were used up, and when there are new ones. */
  spent_at: z.optional(z.string()),
  spent_until: z.optional(z.string()),
  /** Sessions that began before this second since 1970 were ended, though their tokens are still valid. */
  sessions_from: z.optional(z.int()),
  /** An operator's sessions that began in this second since 1970 or later have proved the second factor; absent: none has. */
  factor_from: z.optional(z.int()),
  /** Until when an operator lets the child's talks with Wren rest; absent: no pause. */
  talks_paused_until: z.optional(z.string()),
  /** The key of the index `school`; absent for users without a school and for grown-ups. */
  school_key: z.optional(z.string()),
});
export type UserItem = z.infer<typeof StoredUser>;

const stored = entity({
  name: 'User',
  schema: StoredUser,
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: 'PROFILE' }),
  retention: 'account',
  onDeletion: 'delete',
  derive: (user) => agedAt(user, now()),
});

type Stored = typeof stored;

/**
 * An update creates what is absent. Here it has a condition, or does not compile: a late one would bring back a part of a
 * deleted user's record.
 */
export const users: Omit<Stored, 'update' | 'updating'> & {
  readonly update: (...of: Required<Parameters<Stored['update']>>) => ReturnType<Stored['update']>;
  readonly updating: (...of: Required<Parameters<Stored['updating']>>) => ReturnType<Stored['updating']>;
} = stored;

/** Teachers who wait for verification by an operator. */
export const teachersToVerify = 'TEACHERS_TO_VERIFY';

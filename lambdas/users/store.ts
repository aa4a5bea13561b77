import * as z from 'zod/mini';
import { Recommendation } from '../../contract/book-fields';
import { AccountType, User } from '../../contract/person';
import { entity } from '../platform/table/entity';
import { shardOf, userPartition } from '../platform/table/partition';

const { interests, past_books, book_recs, last_rec, ...inRecord } = User.shape;

/**
 * The part of a user's data that every request reads, kept below 1 KB because an award writes it. The streak is stored as of
 * `last_activity_date`; the current one is `currentStreak`.
 */
const StoredUser = z.object({
  ...inRecord,
  /** The name that replaces the username as soon as it has been checked. */
  next_username: z.nullable(z.string()),
  /** The last chosen name was refused, and no other was chosen since. */
  username_refused: z.boolean(),
  /** Points by week, of this week and the last few, and when each was reached: of equal points, the earlier ranks first. */
  weeks: z.record(z.string(), z.int()),
  reached: z.record(z.string(), z.string()),
  /** When the points of all time were reached. */
  scored_at: z.nullable(z.string()),
  /** The referral by which a newcomer came, and the last day on which reading counts for it. */
  referred: z.optional(z.object({ by: z.string(), id: z.string(), until: z.string() })),
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

const StoredRecommendation = z.extend(Recommendation, {
  /** The user's rating that is the reason, which holds until it changes; absent if words are. */
  by_stars: z.optional(z.object({ book_id: z.string(), given: z.int() })),
});
export type StoredRecommendation = z.infer<typeof StoredRecommendation>;

const StoredAbout = z.object({
  interests: z._default(interests, null),
  past_books: z._default(past_books, []),
  book_recs: z._default(book_recs, null),
  last_rec: z._default(last_rec, null),
  /** Incremented with every change of the interests. */
  interests_version: z._default(z.int(), 0),
  /** The interests as vectors, for recommendations; made again when they change. */
  interests_vec: z.optional(z.array(z.number())),
  /** Books that were recommended recently, so that others are shown next. */
  recs_seen: z._default(z.array(z.string()), []),
  /** The books of `book_recs` as they were shown. */
  recommendations: z.optional(z.array(StoredRecommendation)),
});
export type AboutItem = z.infer<typeof StoredAbout>;

/** The profile of a user, which only the profile page and recommendations need. */
export const abouts = entity({
  name: 'About',
  schema: StoredAbout,
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: 'ABOUT' }),
  retention: 'account',
});

/** Names that wait for their check. */
export const namesToCheck = 'NAMES_TO_CHECK';

/** Written with a name that is to be checked, and deleted with the decision: no name is forgotten. */
export const nameChecks = entity({
  name: 'NameCheck',
  schema: z.object({ user_id: z.string() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'NAMECHECK' }),
  retention: 'account',
});

/** Teachers who wait for verification by an operator. */
export const teachersToVerify = 'TEACHERS_TO_VERIFY';

const studentsPartition = (shard: number) => `STUDENTS#${shard}`;

/** All students of the board of all time, for a recount. */
export const students = entity({
  name: 'StudentEntry',
  schema: z.object({ id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: studentsPartition(shardOf(id)), sk: `ID#${id}` }),
  retention: 'account',
});

export const studentsIn = async (shard: number): Promise<string[]> =>
  (await students.list(studentsPartition(shard), 'ID#')).map(({ id }) => id);

const mailboxPartition = (mailbox: string) => `MAILBOX#${mailbox}`;

/** The accounts whose addresses lead to one mailbox: a child cannot act as a grown-up by a tag in the address. */
export const mailboxMembers = entity({
  name: 'MailboxMember',
  schema: z.object({ user_id: z.string(), account_type: AccountType }),
  key: ({ mailbox, user_id }: { mailbox: string; user_id: string }) => ({
    pk: mailboxPartition(mailbox),
    sk: `MEMBER#${user_id}`,
  }),
  retention: 'account',
});

export const membersOf = (mailbox: string) => mailboxMembers.list(mailboxPartition(mailbox), 'MEMBER#');

import * as z from 'zod/mini';
import { Recommendation } from '../../contract/book-fields';
import { AccountType, User } from '../../contract/person';
import { entity } from '../platform/table/entity';
import { shardOf, userPartition } from '../platform/table/partition';

const { interests, past_books, book_recs, last_rec, ...inRecord } = User.shape;

/**
 * What every request reads of a person, kept below 1 KB: an award writes it. The streak is stored as of
 * `last_activity_date`; today's is `currentStreak`.
 */
const StoredUser = z.object({
  ...inRecord,
  /** The name that is to take the username's place as soon as it has been checked. */
  next_username: z.nullable(z.string()),
  /** The name that was chosen last cannot be shown; nothing was chosen since. */
  username_refused: z.boolean(),
  /** Points by week, of this week and the last few, and when each was reached: of equal points, who was first. */
  weeks: z.record(z.string(), z.int()),
  reached: z.record(z.string(), z.string()),
  /** When the points of all time were reached. */
  scored_at: z.nullable(z.string()),
  /** The key of the index `school`; absent for who has no school, and for grown-ups. */
  school_key: z.optional(z.string()),
});
export type UserItem = z.infer<typeof StoredUser>;

export const users = entity({
  name: 'User',
  schema: StoredUser,
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: 'PROFILE' }),
  retention: 'account',
});

const StoredAbout = z.object({
  interests: z._default(interests, null),
  past_books: z._default(past_books, []),
  book_recs: z._default(book_recs, null),
  last_rec: z._default(last_rec, null),
  /** Goes up with every change of the interests. */
  interests_version: z._default(z.int(), 0),
  /** What the interests mean to a model, for recommendations; made again when they change. */
  interests_vec: z.optional(z.array(z.number())),
  /** Books that were recommended lately, so that others come next. */
  recs_seen: z._default(z.array(z.string()), []),
  /** The books of `book_recs` as they were shown. */
  recommendations: z.optional(z.array(Recommendation)),
});
export type AboutItem = z.infer<typeof StoredAbout>;

/** What a person has told about themselves, which only their profile and recommendations need. */
export const abouts = entity({
  name: 'About',
  schema: StoredAbout,
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: 'ABOUT' }),
  retention: 'account',
});

/** Names that are still to be checked. */
export const namesToCheck = 'NAMES_TO_CHECK';

/** Written with a name that is to be checked, and gone with the decision: what is there is never forgotten. */
export const nameChecks = entity({
  name: 'NameCheck',
  schema: z.object({ user_id: z.string() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'NAMECHECK' }),
  retention: 'account',
});

/** Teachers who wait for an operator to verify them. */
export const teachersToVerify = 'TEACHERS_TO_VERIFY';

const studentsPartition = (shard: number) => `STUDENTS#${shard}`;

/** Everybody whom the board of all time counts, for when it has to be counted anew. */
export const students = entity({
  name: 'StudentEntry',
  schema: z.object({ id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: studentsPartition(shardOf(id)), sk: `ID#${id}` }),
  retention: 'account',
});

export const studentsIn = async (shard: number): Promise<string[]> =>
  (await students.list(studentsPartition(shard), 'ID#')).map(({ id }) => id);

const mailboxPartition = (mailbox: string) => `MAILBOX#${mailbox}`;

/** The accounts whose addresses lead to one mailbox: a child is not a grown-up to another by a tag in the address. */
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

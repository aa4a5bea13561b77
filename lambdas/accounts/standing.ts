import * as z from 'zod/mini';
import type { Standing } from '../../contract/rules/rank';
import type { StoredStreak } from '../../contract/rules/streak';
import { AccountType, Consents } from '../../contract/users/fields';
import { queryFrom } from '../platform/table/query';

/** The consents in the record. The index `school` has this field, so a guardian's switch for boards is in it. */
export const StoredConsents = z.extend(Consents, { boards: z.optional(z.boolean()) });

/** The fields of a user's record that boards need, from the index `school` or from the table's stream. */
export const BoardUser = z.object({
  id: z.string(),
  username: z.string(),
  account_type: AccountType,
  consents: StoredConsents,
  points: z.int(),
  weeks: z.record(z.string(), z.int()),
  reached: z.record(z.string(), z.string()),
  scored_at: z.nullable(z.string()),
  streak: z.int(),
  last_activity_date: z.nullable(z.string()),
  rest_days: z._default(z.int(), 0),
  time_zone: z._default(z.nullable(z.string()), null),
  deleting_at: z.optional(z.string()),
  back_at: z.optional(z.string()),
});
export type BoardUser = z.infer<typeof BoardUser>;

/** A user's points in a week, or of all time without a week. */
export const standingOf = (user: Omit<BoardUser, 'username'>, week?: string): Standing => ({
  id: user.id,
  points: week === undefined ? user.points : (user.weeks[week] ?? 0),
  reached_at: (week === undefined ? user.scored_at : user.reached[week]) ?? '',
});

export const storedStreak = ({ streak, last_activity_date, rest_days, time_zone }: StoredStreak) => {
  return { streak, last_activity_date, rest_days, time_zone };
};

/** Every student counts for places and weekly rewards, including hidden ones. */
export const isRanked = ({ account_type }: Pick<BoardUser, 'account_type'>): boolean =>
  account_type === 'student';

type Visible = Pick<BoardUser, 'account_type' | 'consents' | 'deleting_at'>;

/**
 * A board shows only students whose visibility was consented to, by a grown-up or by themselves, and whose guardians have not
 * switched boards off.
 */
export const isShown = ({ account_type, consents, deleting_at }: Visible): boolean =>
  isRanked({ account_type }) &&
  consents.core &&
  consents.public_sharing &&
  consents.boards !== false &&
  deleting_at === undefined;

/** The students of a school that are read at once: half a second, and 10 MB of memory. */
const readAtOnce = 5000;

/**
 * The students of one school after a position, eventually consistent, and the position after them; undefined after the last.
 * About 1 read unit for twenty students.
 */
export const studentsOfSchool = async (key: string, after: string | undefined) => {
  const { items, next } = await queryFrom(
    { index: 'school', where: 'school_key = :key', values: { ':key': key }, limit: readAtOnce },
    after === undefined ? undefined : JSON.parse(after),
  );
  return { students: items.map((item) => BoardUser.parse(item)), next: next && JSON.stringify(next) };
};

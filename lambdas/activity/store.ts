import * as z from 'zod/mini';
import { type ActivityKind, activityKinds, type Measure, measures } from '../../contract/rules/activity';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

type Field = `${ActivityKind}_${Measure}`;

export const fieldOf = (kind: ActivityKind, measure: Measure): Field => `${kind}_${measure}`;

const Count = z._default(z.int(), 0);

/** Every count of a day. */
export const countFields: readonly Field[] = activityKinds.flatMap((kind) =>
  measures.map((measure) => fieldOf(kind, measure)),
);

const fields = Object.fromEntries(countFields.map((field) => [field, Count])) as Record<Field, typeof Count>;

/** A child's counted activities on one day of New York. A measure without a count is not stored. */
export const activityDays = entity({
  name: 'ActivityDay',
  schema: z.object({
    ...fields,
    day: z.string(),
    /** The moment of the last activity that makes its day a reading day. */
    read_at: z.optional(z.string()),
    /** The moment of the last quiz. */
    quiz_at: z.optional(z.string()),
    /** The moment of the last words of a book that were counted. */
    book_at: z.optional(z.string()),
    /** The messages of talks that earned points. */
    paid_messages: z.optional(z.int()),
    /** Incremented with every activity, so that a rebuild notices one that it has not read. */
    changes: z.int(),
  }),
  key: ({ user_id, day }: { user_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `DAY#${day}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});
export type ActivityDay = NonNullable<Awaited<ReturnType<(typeof activityDays)['get']>>>;

/** Whether a child did anything on a day: an activity, a message in an earlier talk, words of a book, pages on paper. */
const wasActive = (day: ActivityDay): boolean => countFields.some((field) => day[field] > 0);

/** The stored days, in order; both ends included. */
export const storedDays = (userId: string, first: string, last: string, { consistent = false } = {}) =>
  activityDays.between(userPartition(userId), `DAY#${first}`, `DAY#${last}`, { consistent });

/**
 * The days on which the child did something, in order; both ends included. A day that has nothing but messages that are hidden from
 * supervisors is none of them.
 */
export const daysBetween = async (...period: Parameters<typeof storedDays>) =>
  (await storedDays(...period)).filter(wasActive);

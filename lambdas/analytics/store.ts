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

/** What a child did on one day of New York, counted. A measure without a count takes no room. */
export const activityDays = entity({
  name: 'ActivityDay',
  schema: z.object({
    ...fields,
    day: z.string(),
    /** Incremented with every activity, so that a rebuild notices one that it has not read. */
    changes: z.int(),
  }),
  key: ({ user_id, day }: { user_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `DAY#${day}`,
  }),
  retention: 'account',
});
export type ActivityDay = NonNullable<Awaited<ReturnType<(typeof activityDays)['get']>>>;

/** The days on which the child did something, in order; both ends included. */
export const daysBetween = (userId: string, first: string, last: string, { consistent = false } = {}) =>
  activityDays.between(userPartition(userId), `DAY#${first}`, `DAY#${last}`, { consistent });

/** A grown-up's look at a transcript, which the child sees. */
export const looks = entity({
  name: 'TranscriptLook',
  schema: z.object({
    id: z.string(),
    session_id: z.string(),
    book_title: z.string(),
    adult_id: z.string(),
    role: z.enum(['teacher', 'parent']),
    at: z.string(),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: `LOOK#${id}`,
  }),
  // Longer than any transcript.
  retention: { days: 365 },
});

/** The newest first. */
export const latestLooks = (userId: string, limit: number) =>
  looks.list(userPartition(userId), 'LOOK#', { limit, newestFirst: true, consistent: true });

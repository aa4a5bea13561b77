import { type ActivityKind, type Counted, type Measure, measures } from '../../contract/rules/activity';
import type { Condition } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { activityDays, fieldOf } from './store';

/** A completed activity, counted when it happens and again by a rebuild. */
export interface Activity {
  readonly kind: ActivityKind;
  /** The New York day for which it counts. */
  readonly day: string;
  readonly counted: Counted;
  /** The moment for which it counts as reading; absent for one that alone makes no reading day. */
  readonly readAt?: string | undefined;
  /** The moment at which words of a book were counted: see `lambdas/reading/count-words.ts`. */
  readonly bookAt?: string | undefined;
  /** Whether it is a message of a talk that earns points, of which a day has a limited number. */
  readonly isPaidMessage?: boolean;
}

/** The counts of an activity by the fields of the day's item; without zeros. */
export const countsOf = ({ kind, counted }: Pick<Activity, 'kind' | 'counted'>): Record<string, number> =>
  Object.fromEntries(
    measures
      .map((measure: Measure) => [fieldOf(kind, measure), counted[measure] ?? 0] as const)
      .filter(([, count]) => count !== 0),
  );

/** A quiz is remembered with its moment, because a guardian may want one before a comic, on the family's day. */
const momentsOf = ({ kind, readAt, bookAt }: Activity) => ({
  ...(readAt !== undefined && { read_at: readAt, ...(kind === 'quiz' && { quiz_at: readAt }) }),
  ...(bookAt !== undefined && { book_at: bookAt }),
});

/**
 * Returns the write that counts an activity for its day, for the transaction that completes the activity, so that counts and
 * activities never differ. It has no condition unless one is given. 2 write units.
 *
 * A slice with activities keeps the rule of what they count in one place, for this write and for the list of all activities
 * of a child that `sources.ts` replays: see `lambdas/quiz/attempt/activities.ts`.
 */
export const countingActivity = (user_id: string, activity: Activity, condition?: Condition): Write =>
  activityDays.updating(
    { user_id, day: activity.day },
    {
      set: { day: activity.day, ...momentsOf(activity) },
      add: { changes: 1, ...countsOf(activity), ...(activity.isPaidMessage && { paid_messages: 1 }) },
    },
    condition,
  );

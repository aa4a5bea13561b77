import { type ActivityKind, type Counted, type Measure, measures } from '../../contract/rules/activity';
import type { Condition } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { type ActivityDay, activityDays, fieldOf } from './store';

/** A completed activity, counted when it happens and again by a rebuild. */
export interface Activity {
  readonly kind: ActivityKind;
  /** The New York day for which it counts. */
  readonly day: string;
  readonly counted: Counted;
}

/** The counts of an activity by the fields of the day's item; without zeros. */
export const countsOf = ({ kind, counted }: Pick<Activity, 'kind' | 'counted'>): Record<string, number> =>
  Object.fromEntries(
    measures
      .map((measure: Measure) => [fieldOf(kind, measure), counted[measure] ?? 0] as const)
      .filter(([, count]) => count !== 0),
  );

/** What else changes on the day. */
interface Beside {
  /**
   * Moments of the activity: `read_at` if it counts as reading, `quiz_at` for a quiz, because a guardian may want one before a
   * comic, and `book_at` for words of a book.
   */
  readonly set?: Partial<Pick<ActivityDay, 'read_at' | 'quiz_at' | 'book_at'>>;
  readonly add?: Partial<Pick<ActivityDay, 'paid_messages'>>;
}

/**
 * Returns the write that counts an activity for its day, for the transaction that completes the activity, so that counts and
 * activities never differ. It has no condition unless one is given. 2 write units.
 *
 * A slice with activities keeps the rule of what they count in one place, for this write and for the list of all activities
 * of a child that `sources.ts` replays: see `lambdas/quiz/attempt/activities.ts`.
 */
export const countingActivity = (
  user_id: string,
  { day, ...what }: Activity,
  { set, add }: Beside = {},
  condition?: Condition,
): Write =>
  activityDays.updating(
    { user_id, day },
    { set: { day, ...set }, add: { changes: 1, ...countsOf(what), ...add } },
    condition,
  );

import { type ActivityKind, type Counted, type Measure, measures } from '../../contract/rules/activity';
import type { Write } from '../platform/table/transact';
import { activityDays, fieldOf } from './store';

/** A completed activity, as it is counted when it happens, and again by a rebuild. */
export interface Activity {
  readonly kind: ActivityKind;
  /** The day in New York for which it counts. */
  readonly day: string;
  readonly counted: Counted;
}

/** The counts of an activity by the fields of the day's item; without zeros. */
export const countsOf = ({ kind, counted }: Omit<Activity, 'day'>): Record<string, number> =>
  Object.fromEntries(
    measures
      .map((measure: Measure) => [fieldOf(kind, measure), counted[measure] ?? 0] as const)
      .filter(([, count]) => count !== 0),
  );

/**
 * Returns the write that counts an activity for its day, for the transaction that completes the activity: what is counted
 * and what happened never differ. It refuses nothing. 2 write units.
 *
 * A slice with activities keeps the rule of what they count in one place, for this write and for the list of all activities
 * of a child that `sources.ts` replays: see `lambdas/quiz/activities.ts`.
 */
export const countingActivity = (user_id: string, activity: Activity): Write =>
  activityDays.updating(
    { user_id, day: activity.day },
    { set: { day: activity.day }, add: { changes: 1, ...countsOf(activity) } },
  );

import { type Activity, countsOf } from '../activity/count-activity';
import { activityDays, countFields, fieldOf, storedDays } from '../activity/store';
import { articleActivities } from '../articles/activities';
import { chatActivities } from '../chat/activities';
import { comicActivities } from '../comics/activities';
import { absent, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { quizActivities } from '../quiz/attempt/activities';
import { readingActivities } from '../reading/activities';
import { voiceActivities } from '../voice/activities';

/** One function per kind of activity, which returns all completed activities of a child, strongly consistent. */
const sources: readonly ((userId: string) => Promise<Activity[]>)[] = [
  quizActivities,
  chatActivities,
  articleActivities,
  comicActivities,
  voiceActivities,
  readingActivities,
];

const addUp = (activities: readonly Activity[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const activity of activities)
    for (const [field, count] of Object.entries(countsOf(activity))) sums[field] = (sums[field] ?? 0) + count;
  return sums;
};

/** Words of books are stored with their days only. */
const rebuiltFields = countFields.filter((field) => field !== fieldOf('reading', 'read'));

/** Replaces the counts of a day. False if an activity was counted since `changes` was read. */
const replace = (
  user_id: string,
  day: string,
  changes: number | undefined,
  activities: readonly Activity[],
) => {
  const sums = addUp(activities);
  return activityDays.update(
    { user_id, day },
    {
      set: { day, ...sums, changes: (changes ?? 0) + 1 },
      remove: rebuiltFields.filter((field) => sums[field] === undefined),
    },
    changes === undefined ? absent('pk') : equal('changes', changes),
  );
};

/**
 * Counts all activities of a child again, from the activities themselves. The counts are read first: an activity completed
 * meanwhile changes its day, so that day is not replaced. Returns the number of days with an activity, or undefined if a day
 * was not replaced.
 */
const rebuildOnce = async (userId: string): Promise<number | undefined> => {
  const before = new Map(
    (await storedDays(userId, '0', '9', { consistent: true })).map(({ day, changes }) => [day, changes]),
  );
  const byDay = Map.groupBy(
    (await Promise.all(sources.map((read) => read(userId)))).flat(),
    ({ day }) => day,
  );
  let isUnchanged = true;
  for (const day of new Set([...before.keys(), ...byDay.keys()]))
    if (!(await replace(userId, day, before.get(day), byDay.get(day) ?? []))) isUnchanged = false;
  return isUnchanged ? byDay.size : undefined;
};

/**
 * Recounts until no activity interferes, and returns the number of days with an activity. Costs the read of all activities, and
 * 1 write unit per day.
 */
export const rebuildDays = (userId: string): Promise<number> => optimistically(() => rebuildOnce(userId));

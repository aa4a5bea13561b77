import { articleActivities } from '../articles/activities';
import { chatActivities } from '../chat/activities';
import { comicActivities } from '../comics/activities';
import { absent, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { quizActivities } from '../quiz/activities';
import { voiceActivities } from '../voice/activities';
import { type Activity, countsOf } from './count-activity';
import { activityDays, countFields, daysBetween } from './store';

/** Every list of completed activities of a child, each consistent. A further kind of activity adds its own. */
const sources: readonly ((userId: string) => Promise<Activity[]>)[] = [
  quizActivities,
  chatActivities,
  articleActivities,
  comicActivities,
  voiceActivities,
];

const addUp = (activities: readonly Activity[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const activity of activities)
    for (const [field, count] of Object.entries(countsOf(activity))) sums[field] = (sums[field] ?? 0) + count;
  return sums;
};

/** Replaces the counts of a day; false if an activity was counted since `changes` was read. */
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
      remove: countFields.filter((field) => sums[field] === undefined),
    },
    changes === undefined ? absent('pk') : equal('changes', changes),
  );
};

/**
 * Counts everything that a child has done again, from the activities themselves. The counts were read first: an activity
 * that is completed meanwhile changes its day, so that day is not replaced, and all is read again. Undefined then.
 */
const rebuildOnce = async (userId: string): Promise<number | undefined> => {
  const before = new Map(
    (await daysBetween(userId, '0', '9', { consistent: true })).map(({ day, changes }) => [day, changes]),
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

/** Returns the number of days with an activity. Costs the read of all activities, and 1 write unit a day. */
export const rebuildDays = (userId: string): Promise<number> => optimistically(() => rebuildOnce(userId));

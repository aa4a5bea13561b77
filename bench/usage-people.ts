import { analytics } from '../contract/analytics/endpoints';
import { friends } from '../contract/friends/endpoints';
import { newYorkDay } from '../contract/rules/day';
import { users } from '../contract/users/endpoints';
import { callerAt } from './caller';
import type { MeasuredCloud } from './measured-cloud';
import type { Measure } from './unit-meter';

/** Measures the longest lists of people, and the figures of a child. */
export const peopleInNumbers = async ({ cloud, run }: MeasuredCloud, measure: Measure) => {
  const as = callerAt(cloud.url);
  const [teacher, friend] = [await as('teacher@maple.test'), await as('cleo@pond.test')];
  const to = (await run({ task: 'crowd', count: 500 })) as string[];
  for (const who of [teacher, friend])
    await run({ task: 'relations', userId: (await who(users.me, {})).id, to });
  await measure('a teacher lists 500 students', () => teacher(friends.list, {}));
  await measure('a child lists 500 friends', () => friend(friends.list, {}));
  const [userId = ''] = to;
  const today = newYorkDay(cloud.clock.now());
  await run({ task: 'fullDays', userId, days: 60, until: today });
  await measure('a teacher looks at 30 full days of a child, and the 30 before', () =>
    teacher(analytics.summary, { params: { userId }, query: { date_filter: '30days' } }),
  );
  await measure('a teacher looks at the last 7 days of 500 students', () =>
    teacher(analytics.overview, { query: {} }),
  );
};

import { afterEach, expect, test } from '@jest/globals';
import { rewards } from '../../../contract/rewards/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import { advanceClock, atRest, eventually, queueSizes, resetClock, seed } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { takeQuiz } from '../../support/quiz';

afterEach(() => resetClock());

/** The number of shards of a roster in tests. */
const parts = 8;

const jobsWaiting = async () => Object.values(await queueSizes()).reduce((sum, jobs) => sum + jobs, 0);

/** Calls as a child until no job is left. Returns the status codes and the largest number of waiting jobs. */
const visitUntilIdle = async ({ call }: Person) => {
  const statuses = new Set<number>();
  let most = 0;
  await eventually(async () => {
    statuses.add((await call(users.me, {})).status);
    const waiting = await jobsWaiting();
    most = Math.max(most, waiting);
    return waiting === 0 ? true : undefined;
  });
  return { statuses: [...statuses], most };
};

test.each(['P10D', 'P36D', 'P183D'])(
  '200: after a pause of %s visitors are answered, and at most the jobs of two weeks and a night wait',
  async (pause) => {
    const child = await createPerson();
    await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 100 });
    await atRest();
    await advanceClock(pause);
    const { statuses, most } = await visitUntilIdle(child);
    expect(statuses).toEqual([200]);
    // A job of each stage may still be running while those of the next one wait.
    expect(most).toBeLessThanOrEqual(3 * (parts + 1));
  },
);

test('200: the week before a pause of ten days is paid, and its winner is informed', async () => {
  const child = await createPerson();
  await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 200 });
  await atRest();
  await advanceClock('P10D');
  const reward = await eventually(async () => (await child.call(users.me, {})).body.reward ?? undefined);
  expect(reward).toMatchObject({ gems: 125 });
});

test('200: a child that reads in two weeks gets the reward of each', async () => {
  const child = await createPerson();
  const { id } = await createBook();
  for (const chapter of [1, 2]) {
    await takeQuiz(child, id, chapter);
    await atRest();
    await advanceClock('P7D');
    const weeks = await eventually(async () => {
      const { entries } = (await child.call(rewards.gemHistory, {})).body;
      const found = entries.filter(({ kind }) => kind === 'week');
      return found.length >= chapter ? found : undefined;
    });
    expect(weeks).toHaveLength(chapter);
  }
});

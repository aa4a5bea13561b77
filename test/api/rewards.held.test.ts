import { beforeAll, expect, test } from '@jest/globals';
import { type HeldReward, rewards } from '../../contract/rewards/endpoints';
import { advanceClock, eventually, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { recordOf } from '../support/operators';
import { createPerson, meOf, type Person } from '../support/people';

let operator: Person;
let children: Person[];
let waiting: HeldReward[];

const list = async () => (await operator.call(rewards.held, { query: {} })).body.rewards;
const of = (child: Person) => {
  const found = waiting.find(({ id }) => id === child.id);
  if (found === undefined) throw new Error('The reward is not on the list');
  return { params: { id: found.id, week: found.week } };
};

// The best two of seven students get a reward, and both had an unusual week, which then ends.
beforeAll(async () => {
  operator = await createPerson('operator');
  const points = [40_000, 30_000, 20_000, 9000, 800, 700, 600];
  children = await Promise.all(points.map(() => createPerson()));
  for (const [i, earned] of points.entries())
    await seed({ task: 'award', userId: (children[i] as Person).id, cause: 'quiz#test', points: earned });
  await advanceClock('P7D');
  waiting = await eventually(async () => {
    const found = await list();
    return found.length === 2 ? found : undefined;
  });
});

test('200: the reward of an unusual week is listed with its student and not paid', async () => {
  const [first] = children as [Person];
  expect(waiting.find(({ id }) => id === first.id)).toMatchObject({ points: 40_000, gems: 125 });
  expect(await meOf(first)).toMatchObject({ gems: 0, reward: null, points: 40_000 });
});

test('200: a released reward is paid once, even by simultaneous operators, is recorded and leaves the list', async () => {
  const [first] = children as [Person];
  const other = await createPerson('operator');
  const answers = await Promise.all(
    [operator, other, operator].map((one) => one.call(rewards.release, of(first))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  const records = await Promise.all([operator, other].map(recordOf));
  expect(records.flat()).toEqual([['release_reward', `${first.id} ${of(first).params.week}`]]);
  expect(await meOf(first)).toMatchObject({ gems: 125, reward: { gems: 125 } });
  expect((await list()).map(({ id }) => id)).not.toContain(first.id);
  expect(codeOf(await operator.call(rewards.decline, of(first)))).toBe('held_reward_not_found');
});

test('200: a declined reward is not paid and leaves the list', async () => {
  const [, second] = children as [Person, Person];
  expect(await operator.call(rewards.decline, of(second))).toEqual({ status: 200, body: { declined: true } });
  const week = of(second).params.week;
  expect((await recordOf(operator))[0]).toEqual(['decline_reward', `${second.id} ${week}`]);
  expect(codeOf(await operator.call(rewards.release, of(second)))).toBe('held_reward_not_found');
  expect(await meOf(second)).toMatchObject({ gems: 0, reward: null, points: 30_000 });
  expect((await list()).map(({ id }) => id)).not.toContain(second.id);
});

test('404: a reward that does not wait cannot be decided', async () => {
  const nobody = { params: { id: 'nobody', week: '2026-W47' } };
  for (const decide of [rewards.release, rewards.decline])
    expect(codeOf(await operator.call(decide, nobody))).toBe('held_reward_not_found');
});

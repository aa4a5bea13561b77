import { expect, test } from '@jest/globals';
import { rewards } from '../../contract/rewards/endpoints';
import { users } from '../../contract/users/endpoints';
import { advanceClock, atRest, eventually, seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

const rewardOf = async ({ call }: Person) => (await call(users.me, {})).body.reward;

const historyOf = async ({ call }: Person) => (await call(rewards.gemHistory, {})).body.entries;

test('200: each gem is listed with its reason, newest first, without those of other users', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const causes = ['streak#2026-11-01', 'welcome#a', 'referral#b', 'streak#2026-11-04'] as const;
  for (const [i, cause] of causes.entries()) {
    await seed({ task: 'award', userId: child.id, cause, gems: i + 1 });
    await advanceClock('PT1M');
  }
  await seed({ task: 'award', userId: other.id, cause: 'welcome#c', gems: 25 });
  const shown = (await historyOf(child)).map(({ kind, gems }) => [kind, gems]);
  expect(shown).toEqual([
    ['streak', 4],
    ['referral', 3],
    ['welcome', 2],
    ['streak', 1],
  ]);
  expect(await historyOf(other)).toMatchObject([{ kind: 'welcome', gems: 25 }]);
});

test("200: a week's reward is shown until the child has seen it", async () => {
  const child = await createPerson();
  await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 100 });
  await atRest();
  await advanceClock('P7D');
  const reward = await eventually(async () => (await rewardOf(child)) ?? undefined);
  expect(reward).toEqual({ week: expect.stringMatching(/^\d{4}-W\d{2}$/), gems: 125 });
  expect(await historyOf(child)).toMatchObject([{ kind: 'week', gems: 125 }]);
  const seen = (week: string) => child.call(rewards.rewardSeen, { body: { week } });
  expect(await seen('2020-W01')).toEqual({ status: 200, body: { seen: true } });
  expect(await rewardOf(child)).toEqual(reward);
  for (let times = 0; times < 2; times++) expect((await seen(reward.week)).status).toBe(200);
  expect(await rewardOf(child)).toBeNull();
});

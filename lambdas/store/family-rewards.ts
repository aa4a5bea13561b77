import { ulid } from 'ulid';
import { mostFamilyRewards } from '../../contract/store-family';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import type { Person } from '../users/identify';
import { familyRewards, rewardsBy } from './family-store';
import { familyPrefix } from './offers';

interface NewReward {
  readonly name: string;
  readonly gem_cost: number;
}

/** A parent offers a reward to the own children. */
export const addReward = async ({ actor: { user }, body }: { actor: Person; body: NewReward }) => {
  if (!user.verified) throw new ApiError('not_verified');
  if ((await rewardsBy(user.email)).length >= mostFamilyRewards) throw new ApiError('family_rewards_limit');
  const id = `${familyPrefix}${ulid(now().getTime()).toLowerCase()}`;
  const reward = { adult_email: user.email, id, ...body };
  await familyRewards.create(reward);
  return reward;
};

export const removeReward = async ({
  actor: { user },
  params: { id },
}: {
  actor: Person;
  params: { id: string };
}) => {
  await familyRewards.remove({ adult_email: user.email, id });
  return { removed: true as const };
};

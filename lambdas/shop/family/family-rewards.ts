import { ulid } from 'ulid';
import { mostFamilyRewards, type shopFamily } from '../../../contract/shop/family';
import type { Admitted } from '../../accounts/admitted';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { countToday } from '../../platform/daily-count';
import { childrenOfGuardian } from '../../relations/guardians';
import { familyRewards, rewardsBy } from '../family-store';
import { familyPrefix } from '../offers';
import { checkReward } from './check-reward';

/** More than a family needs in a day. Limits the cost, because each reward is moderated. */
const rewardsPerDay = 40;

/** A guardian offers a reward to their own children. */
export const addReward = async ({
  actor: { id: adultId, user },
  body,
}: Admitted<typeof shopFamily.addReward>) => {
  const isGuardian = user.verified && (await childrenOfGuardian(user.email)).length > 0;
  if (!isGuardian) throw new ApiError('not_verified');
  if ((await rewardsBy(user.email)).length >= mostFamilyRewards) throw new ApiError('family_rewards_limit');
  if (!(await countToday(adultId, 'rewards', rewardsPerDay))) throw new ApiError('too_many_requests');
  await checkReward(body.name);
  const id = `${familyPrefix}${ulid(now().getTime()).toLowerCase()}`;
  const reward = { adult_email: user.email, id, ...body };
  await familyRewards.create(reward);
  return reward;
};

export const removeReward = async ({
  actor: { user },
  params: { id },
}: Admitted<typeof shopFamily.removeReward>) => {
  await familyRewards.remove({ adult_email: user.email, id });
  return { removed: true as const };
};

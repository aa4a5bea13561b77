import type { rewards } from '../../contract/rewards/endpoints';
import type { Admitted } from '../accounts/admitted';
import { users } from '../accounts/store';
import { equal } from '../platform/table/condition';

/** Stores permanently that the reward was seen; does nothing for the reward of another week. */
export const rewardSeen = async ({ actor, body: { week } }: Admitted<typeof rewards.rewardSeen>) => {
  await users.update({ id: actor.id }, { set: { reward: null } }, equal('reward.week', week));
  return { seen: true as const };
};

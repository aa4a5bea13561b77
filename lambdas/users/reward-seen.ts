import { equal } from '../platform/table/condition';
import type { Person } from './identify';
import { users } from './store';

/** Stores permanently that the reward was seen; does nothing for the reward of another week. */
export const rewardSeen = async ({ actor, body: { week } }: { actor: Person; body: { week: string } }) => {
  await users.update({ id: actor.id }, { set: { reward: null } }, equal('reward.week', week));
  return { seen: true as const };
};

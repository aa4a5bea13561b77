import { equal } from '../platform/table/condition';
import type { Person } from './identify';
import { users } from './store';

/** Says so once and for all; of another week's reward it says nothing. */
export const rewardSeen = async ({ actor, body: { week } }: { actor: Person; body: { week: string } }) => {
  await users.update({ id: actor.id }, { set: { reward: null } }, equal('reward.week', week));
  return { seen: true as const };
};

import type { rewards } from '../../contract/rewards/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUsers } from '../accounts/find';
import { ownName } from '../accounts/names';
import { recording } from '../audit/record';
import { award } from '../ledger/award';
import { heldList, heldRewards } from '../ledger/store';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact, type Write } from '../platform/table/transact';

export interface WeekReward {
  readonly user_id: string;
  readonly week: string;
  readonly gems: number;
}

/**
 * Pays a week's reward and stores the notice for the winner's next visit, in one transaction with `deciding`. Idempotent:
 * returns false when the reward was paid before or a write of `deciding` refused.
 */
export const payWeek = async (
  { user_id, week, gems }: WeekReward,
  deciding?: Readonly<Record<string, Write>>,
): Promise<boolean> => {
  const refused = await award(
    { userId: user_id, cause: `week#${week}`, gems },
    { earnedBy: deciding, together: { set: { reward: { week, gems } } } },
  );
  return refused.length === 0;
};

/** Holds a reward for operators instead of paying it. A reward that was held or decided before stays unchanged. */
export const holdBack = (reward: WeekReward & { readonly points: number }): Promise<boolean> => {
  const held_at = now().toISOString();
  return heldRewards.create({
    ...reward,
    status: 'held',
    held_at,
    decided_by: null,
    decided_at: null,
    list: heldList,
    listed_at: held_at,
  });
};

/** The held rewards, oldest first; those of deleted users are omitted. */
export const held = async ({ query: { cursor } }: Admitted<typeof rewards.held>) => {
  const { items, next } = await heldRewards.page(heldList, { cursor });
  const people = new Map(
    (await findUsers([...new Set(items.map((item) => item.user_id))])).map((user) => [user.id, user]),
  );
  const rewards = items.flatMap(({ user_id, ...reward }) => {
    const user = people.get(user_id);
    return user === undefined
      ? []
      : [{ ...reward, id: user_id, username: ownName(user), school: user.school }];
  });
  return { rewards, next };
};

type Decision = Admitted<typeof rewards.release>;

const actions = { released: 'release_reward', declined: 'decline_reward' } as const;

/** Returns the writes that decide a reward once and record the operator: `held` refuses if it was decided before. */
const deciding = ({ actor, params: { id, week } }: Decision, status: 'released' | 'declined') => ({
  held: heldRewards.updating(
    { user_id: id, week },
    { set: { status, decided_by: actor.id, decided_at: now().toISOString() }, remove: unlisted },
    equal('status', 'held'),
  ),
  audit: recording({ actor, action: actions[status], target: `${id} ${week}` }),
});

export const release = async (decision: Decision) => {
  const { id, week } = decision.params;
  const reward = await heldRewards.get({ user_id: id, week }, { consistent: true });
  if (reward === undefined) throw new ApiError('held_reward_not_found');
  if (!(await payWeek(reward, deciding(decision, 'released')))) throw new ApiError('held_reward_not_found');
  return { released: true as const };
};

export const decline = async (decision: Admitted<typeof rewards.decline>) => {
  const refused = await transact(deciding(decision, 'declined'));
  if (refused.length > 0) throw new ApiError('held_reward_not_found');
  return { declined: true as const };
};

import type { referrals as endpoints } from '../../contract/referrals/endpoints';
import { referralRules } from '../../contract/rules/referrals';
import type { Admitted } from '../accounts/admitted';
import { findUsers } from '../accounts/find';
import { ownName } from '../accounts/names';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { isDue, payNow, undecided } from './reading-day';
import { heldReferrals as list, referrals } from './store';

/** The referrals that wait, oldest first; those of deleted users are omitted. */
export const heldReferrals = async ({ query: { cursor } }: Admitted<typeof endpoints.held>) => {
  const { items, next } = await referrals.page(list, { cursor });
  const ids = items.flatMap(({ referrer_id, newcomer_id }) => [referrer_id, newcomer_id ?? referrer_id]);
  const people = new Map((await findUsers([...new Set(ids)])).map((user) => [user.id, user]));
  return {
    referrals: items.flatMap(({ referrer_id, id, newcomer_id, held_for, listed_at }) => {
      const referrer = people.get(referrer_id);
      const newcomer = newcomer_id === null ? undefined : people.get(newcomer_id);
      if (referrer === undefined || held_for === null || listed_at === undefined) return [];
      return [
        {
          id: referrer_id,
          username: ownName(referrer),
          referral: id,
          newcomer: newcomer === undefined ? null : ownName(newcomer),
          reason: held_for,
          gems: referralRules.gems,
          held_at: listed_at,
        },
      ];
    }),
    next,
  };
};

type Decision = Admitted<typeof endpoints.release>;

/** Throws unless the referral waits: one that is paid immediately, or not due yet, needs no decision. */
const getHeld = async ({ params: { id: referrer_id, referral: id } }: Decision) => {
  const found = await referrals.get({ referrer_id, id }, { consistent: true });
  if (found === undefined || !isDue(found) || found.listed_at === undefined)
    throw new ApiError('held_reward_not_found');
  return found;
};

const auditing = (
  { actor, params: { id, referral } }: Decision,
  action: 'release_referral' | 'decline_referral',
) => ({
  audit: recording({ actor, action, target: `${id} ${referral}` }),
});

export const releaseReferral = async (decision: Decision) => {
  const found = await getHeld(decision);
  const refused = await payNow(found, {
    set: { decision: 'released' },
    together: auditing(decision, 'release_referral'),
  });
  if (refused.length > 0) throw new ApiError('held_reward_not_found');
  return { released: true as const };
};

export const declineReferral = async (decision: Admitted<typeof endpoints.decline>) => {
  const refused = await transact<string>({
    referral: referrals.updating(
      await getHeld(decision),
      { set: { decision: 'declined' }, remove: unlisted },
      undecided,
    ),
    ...auditing(decision, 'decline_referral'),
  });
  if (refused.length > 0) throw new ApiError('held_reward_not_found');
  return { declined: true as const };
};

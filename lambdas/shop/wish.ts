import { ulid } from 'ulid';
import type { shop } from '../../contract/shop/endpoints';
import type { shopOperators } from '../../contract/shop/operators';
import type { Admitted } from '../accounts/admitted';
import { helpForWords } from '../flags/help-for';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countToday } from '../platform/daily-count';
import { rewardRequests, rewardRequestsList } from './store';

/** Limits the wishes that operators have to read. */
const perDay = 5;

/** A child asks for a reward that the store does not have. */
export const request = async ({ actor, body: { item } }: Admitted<typeof shop.request>) => {
  const help = await helpForWords(actor, 'wish', item);
  if (!(await countToday(actor.id, 'reward-requests', perDay))) throw new ApiError('store_request_limit');
  const at = now();
  const created_at = at.toISOString();
  await rewardRequests.create({
    user_id: actor.id,
    id: ulid(at.getTime()),
    text: item,
    created_at,
    list: rewardRequestsList,
    listed_at: created_at,
  });
  return { requested: true as const, help };
};

/** The wishes of children, newest first. The answer does not name the child. */
export const requests = async ({ query: { cursor } }: Admitted<typeof shopOperators.requests>) => {
  const { items, next } = await rewardRequests.page(rewardRequestsList, { cursor, newestFirst: true });
  return { requests: items, next };
};

import { ulid } from 'ulid';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countToday } from '../platform/daily-count';
import type { Person } from '../users/identify';
import { rewardRequests, rewardRequestsList } from './store';

/** More is no wish any more. */
const perDay = 5;

/** A child asks for a reward that the store does not have. */
export const request = async ({
  actor: { id },
  body: { item },
}: {
  actor: Person;
  body: { item: string };
}) => {
  if (!(await countToday(id, 'reward-requests', perDay))) throw new ApiError('store_request_limit');
  const at = now();
  const created_at = at.toISOString();
  await rewardRequests.create({
    user_id: id,
    id: ulid(at.getTime()),
    text: item,
    created_at,
    list: rewardRequestsList,
    listed_at: created_at,
  });
  return { requested: true as const };
};

/** The wishes of children, newest first, without who wished. */
export const requests = async ({ query: { cursor } }: { query: { cursor?: string | undefined } }) => {
  const { items, next } = await rewardRequests.page(rewardRequestsList, { cursor, newestFirst: true });
  return { requests: items, next };
};

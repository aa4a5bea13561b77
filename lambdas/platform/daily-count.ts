import * as z from 'zod/mini';
import { newYorkDay } from '../../contract/rules/streak';
import { ApiError } from './api-error';
import { now } from './clock';
import { absent, any, below } from './table/condition';
import { entity } from './table/entity';
import { userPartition } from './table/partition';

const counts = entity({
  name: 'DailyCount',
  schema: z.object({ count: z.int() }),
  key: ({ user_id, what, day }: { user_id: string; what: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `DAILY#${what}#${day}`,
  }),
  retention: { days: 2 },
});

/** Counts what somebody does today. Throws `too_many_requests` beyond the limit. */
export const countToday = async (user_id: string, what: string, limit: number): Promise<void> => {
  const within = any(absent('count'), below('count', limit));
  const today = { user_id, what, day: newYorkDay(now()) };
  if (!(await counts.update(today, { add: { count: 1 } }, within))) throw new ApiError('too_many_requests');
};

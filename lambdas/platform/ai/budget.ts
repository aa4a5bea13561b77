import * as z from 'zod/mini';
import { newYorkDay } from '../../../contract/rules/streak';
import { ApiError } from '../api-error';
import { now } from '../clock';
import { setting } from '../config';
import { absent, any, below } from '../table/condition';
import { entity } from '../table/entity';
import { userPartition } from '../table/partition';

const daily = entity({
  name: 'AiBudget',
  schema: z.object({ spent: z.int() }),
  key: ({ user_id, day }: { user_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `AIBUDGET#${day}`,
  }),
  retention: { days: 2 },
});

/**
 * Does AI work on the account of one child's day. Throws `ai_resting` when the day's budget is used up. Work that
 * fails is given back: an outage costs a child nothing.
 */
export const onBudget = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
  const key = { user_id: userId, day: newYorkDay(now()) };
  const limit = Number(setting('AI_DAILY_CALLS'));
  if (!(await daily.update(key, { add: { spent: 1 } }, any(absent('spent'), below('spent', limit)))))
    throw new ApiError('ai_resting');
  try {
    return await work();
  } catch (error) {
    await daily.update(key, { add: { spent: -1 } });
    throw error;
  }
};

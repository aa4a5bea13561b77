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

const today = (userId: string) => ({ user_id: userId, day: newYorkDay(now()) });

/** Takes one piece of AI work from a child's budget of the day. Throws `ai_resting` when it is used up. */
export const spendAiWork = async (userId: string): Promise<void> => {
  const limit = Number(setting('AI_DAILY_CALLS'));
  const within = any(absent('spent'), below('spent', limit));
  if (!(await daily.update(today(userId), { add: { spent: 1 } }, within))) throw new ApiError('ai_resting');
};

/** Gives it back, for work that an outage prevented. What the model did answer has been paid for, good or bad. */
export const refundAiWork = (userId: string): Promise<boolean> =>
  daily.update(today(userId), { add: { spent: -1 } });

import * as z from 'zod/mini';
import { newYorkDay } from '../../../contract/rules/streak';
import { ApiError } from '../api-error';
import { now, secondsFrom } from '../clock';
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

/** Takes one AI call from the child's budget of the day. Throws `ai_resting` when it is used up. */
export const spendAiCall = async (userId: string): Promise<void> => {
  const at = now();
  const limit = Number(setting('AI_DAILY_CALLS'));
  const expires_at = Math.floor(secondsFrom(at, 2 * 86_400).getTime() / 1000);
  const spent = await daily.update(
    { user_id: userId, day: newYorkDay(at) },
    { add: { spent: 1 }, set: { expires_at } },
    any(absent('spent'), below('spent', limit)),
  );
  if (!spent) throw new ApiError('ai_resting');
};

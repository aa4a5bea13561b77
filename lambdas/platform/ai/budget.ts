import { ApiError } from '../api-error';
import { setting } from '../config';
import { countToday, uncountToday } from '../daily-count';

/** Takes one unit of AI work from a child's daily budget. Throws `ai_resting` when the budget is used up. */
export const spendAiWork = async (userId: string): Promise<void> => {
  if (!(await countToday(userId, 'ai', Number(setting('AI_DAILY_CALLS'))))) throw new ApiError('ai_resting');
};

/** Returns a unit that an outage left unused. An answer of the model, good or bad, is paid for. */
export const refundAiWork = (userId: string): Promise<boolean> => uncountToday(userId, 'ai');

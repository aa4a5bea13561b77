import { ApiError } from '../api-error';
import { setting } from '../config';
import { countToday, uncountToday } from '../daily-count';

/** Takes one piece of AI work from a child's budget of the day. Throws `ai_resting` when it is used up. */
export const spendAiWork = async (userId: string): Promise<void> => {
  if (!(await countToday(userId, 'ai', Number(setting('AI_DAILY_CALLS'))))) throw new ApiError('ai_resting');
};

/** Gives it back, for work that an outage prevented. What the model did answer has been paid for, good or bad. */
export const refundAiWork = (userId: string): Promise<boolean> => uncountToday(userId, 'ai');

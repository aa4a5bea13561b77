import type { AiWork } from '../../../contract/ai-work';
import { ApiError } from '../api-error';
import { setting } from '../config';
import { countedToday, countToday, uncountToday } from '../daily-count';
import { log } from '../log';
import { count } from '../metrics';

/** The stage counts like a user: its units of one day are one item. */
const wholeStage = '*';

const limitOf = (work: AiWork): number =>
  (JSON.parse(setting('AI_DAILY_LIMITS')) as Record<AiWork, number>)[work];

const kindOf = (work: AiWork) => `ai-${work}`;

/**
 * Takes one unit of AI work from the child's budget of this kind and from the stage's budget of all kinds, both of the day in New
 * York. Throws `ai_resting` when one of them is used up; then nothing is taken. 2 write units.
 */
export const spendAiWork = async (userId: string, work: AiWork): Promise<void> => {
  if (!(await countToday(userId, kindOf(work), limitOf(work)))) throw new ApiError('ai_resting');
  if (await countToday(wholeStage, 'ai', Number(setting('AI_STAGE_LIMIT')))) return;
  await uncountToday(userId, kindOf(work));
  count('ai_stage_resting', {});
  log.info('the budget of the stage is used up', { work });
  throw new ApiError('ai_resting');
};

/** How many units of a child's budget of this kind are left today. */
export const leftToday = async (userId: string, work: AiWork): Promise<number> =>
  limitOf(work) - (await countedToday(userId, kindOf(work)));

/** Returns a unit that an outage left unused. An answer of the model, good or bad, is paid for. */
export const refundAiWork = async (userId: string, work: AiWork): Promise<void> => {
  await uncountToday(userId, kindOf(work));
  await uncountToday(wholeStage, 'ai');
};

import type { AiWork } from '../../contract/ai-work';
import { ApiError } from '../platform/api-error';
import { setting } from '../platform/config';
import { countedToday, countToday, uncountToday } from '../platform/daily-count';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { findUser } from './find';

/** A count of the New York day, with its limit. */
interface Budget {
  readonly of: 'child' | 'school' | 'stage';
  /** A school and the stage count like a user: their units of one day are one item. */
  readonly owner: string;
  readonly what: string;
  readonly limit: () => number;
}

const limitOf = (work: AiWork): number =>
  (JSON.parse(setting('AI_DAILY_LIMITS')) as Record<AiWork, number>)[work];

const kindOf = (work: AiWork) => `ai-${work}`;

const budgetsOf = async (userId: string, work: AiWork): Promise<Budget[]> => {
  const school = (await findUser(userId))?.school_key;
  return [
    { of: 'child', owner: userId, what: kindOf(work), limit: () => limitOf(work) },
    ...(school === undefined
      ? []
      : [
          {
            of: 'school' as const,
            owner: `*${school}`,
            what: 'ai',
            limit: () => Number(setting('AI_SCHOOL_LIMIT')),
          },
        ]),
    { of: 'stage', owner: '*', what: 'ai', limit: () => Number(setting('AI_STAGE_LIMIT')) },
  ];
};

const giveBack = async (budgets: readonly Budget[]): Promise<void> => {
  for (const { owner, what } of budgets) await uncountToday(owner, what);
};

/**
 * Takes one unit of AI work from the child's budget of this kind, and from the budgets of all kinds of its school and of the
 * stage. Throws `ai_resting` when one of them is used up; then nothing is taken. 1 read unit, 3 write units.
 */
export const spendAiWork = async (userId: string, work: AiWork): Promise<void> => {
  const budgets = await budgetsOf(userId, work);
  for (const [index, { of, owner, what, limit }] of budgets.entries()) {
    if (await countToday(owner, what, limit())) continue;
    await giveBack(budgets.slice(0, index));
    if (of === 'stage') count('ai_stage_resting', {});
    if (of !== 'child') log.info('a budget of all kinds is used up', { of, work });
    throw new ApiError('ai_resting');
  }
};

/** The units that are left today in a child's budget of this kind. */
export const leftToday = async (userId: string, work: AiWork): Promise<number> =>
  limitOf(work) - (await countedToday(userId, kindOf(work)));

/** Returns a unit that an outage left unused. Every answer of the model, good or bad, costs its unit. */
export const refundAiWork = async (userId: string, work: AiWork): Promise<void> =>
  giveBack(await budgetsOf(userId, work));

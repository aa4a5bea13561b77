import type { AiWork } from '../../contract/ai-work';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { sharedLimit, unitOf } from './ai-amounts';
import { giveBackToChild, leftOfChild, takeOfChild } from './ai-day';
import { findUser } from './find';
import { giveBackShared, type SharedBudget, takeShared } from './shared-ai-budget';

interface Shared extends SharedBudget {
  readonly of: 'school' | 'stage';
}

const sharedBy = async (userId: string): Promise<Shared[]> => {
  const school = (await findUser(userId))?.school_key;
  return [
    ...(school === undefined
      ? []
      : [{ of: 'school' as const, owner: `school#${school}`, limit: sharedLimit('school') }]),
    { of: 'stage', owner: 'stage', limit: sharedLimit('stage') },
  ];
};

/** Takes a unit from the budgets that others share, or from none. Returns the budget that is used up. */
const takeFromShared = async (userId: string, work: AiWork): Promise<Shared | undefined> => {
  const amount = unitOf(work);
  const undo: (() => Promise<void>)[] = [];
  for (const budget of await sharedBy(userId)) {
    const taken = await takeShared(budget, amount);
    if (taken === undefined) {
      for (const giveBack of undo) await giveBack();
      return budget;
    }
    if (taken.nearly && budget.of === 'stage') count('ai_stage_nearly', {});
    undo.push(() => giveBackShared(budget, amount, taken.part));
  }
  return undefined;
};

/**
 * Takes one unit of AI work, and its expected cost, from the child's budget of this kind and from the budgets of all kinds of its
 * school and of the stage. Throws `ai_resting` when one of them is used up; then nothing is taken. 1 read unit, 3 write units.
 */
export const spendAiWork = async (userId: string, work: AiWork): Promise<void> => {
  if (!(await takeOfChild(userId, work))) throw new ApiError('ai_resting');
  const usedUp = await takeFromShared(userId, work);
  if (usedUp === undefined) return;
  await giveBackToChild(userId, work);
  if (usedUp.of === 'stage') count('ai_stage_resting', {});
  log.info('a budget of all kinds is used up', { of: usedUp.of, work });
  throw new ApiError('ai_resting');
};

/** The units that are left today in a child's budget of this kind. */
export const leftToday = leftOfChild;

/**
 * Returns a unit of today that an outage left unused. Every answer of the model, good or bad, costs its unit. The unit of an `order`
 * is returned once, however often its job comes.
 */
export const refundAiWork = async (userId: string, work: AiWork, order?: string): Promise<void> => {
  if (!(await giveBackToChild(userId, work, order))) return;
  for (const budget of await sharedBy(userId)) await giveBackShared(budget, unitOf(work));
};

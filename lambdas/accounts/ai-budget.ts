import type { AiWork } from '../../contract/ai-work';
import { newYorkDay } from '../../contract/rules/day';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { sharedLimit, unitOf } from './ai-amounts';
import { type GivenBack, giveBackToChild, leftOfChild, takeOfChild } from './ai-day';
import { findUser, type UserItem } from './find';
import { giveBackShared, type SharedBudget, takeShared } from './shared-ai-budget';

interface Shared extends SharedBudget {
  readonly of: 'school' | 'stage';
}

/** The child whose budget pays, as its record was read for the same request or job. */
export type Payer = Pick<UserItem, 'id' | 'school_key'>;

/** The payer of a job, which names the child only. 1 read unit. */
export const payerOf = async (id: string): Promise<Payer> => (await findUser(id)) ?? { id };

const sharedBy = ({ school_key: school }: Payer): Shared[] => [
  ...(school === undefined
    ? []
    : [{ of: 'school' as const, owner: `school#${school}`, limit: sharedLimit('school') }]),
  { of: 'stage', owner: 'stage', limit: sharedLimit('stage') },
];

/** Takes a unit from the budgets that others share, or from none. Returns the budget that is used up. */
const takeFromShared = async (payer: Payer, work: AiWork): Promise<Shared | undefined> => {
  const amount = unitOf(work);
  const undo: (() => Promise<void>)[] = [];
  for (const budget of sharedBy(payer)) {
    const taken = await takeShared(budget, amount);
    if (taken === undefined) {
      for (const giveBack of undo) await giveBack();
      return budget;
    }
    if (taken.nearly && budget.of === 'stage') count('ai_stage_nearly', {});
    undo.push(() => giveBackShared(budget, amount, { part: taken.part }));
  }
  return undefined;
};

/**
 * Takes one unit of AI work, and its expected cost, from the child's budget of this kind and from the budgets of all kinds of its
 * school and of the stage. Returns the day, for `refundAiWork`. Throws `ai_resting` when one of them is used up; then nothing is
 * taken. 3 write units.
 */
export const spendAiWork = async (payer: Payer, work: AiWork): Promise<string> => {
  const day = newYorkDay(now());
  if (!(await takeOfChild(payer.id, work, day))) throw new ApiError('ai_resting');
  const usedUp = await takeFromShared(payer, work);
  if (usedUp === undefined) return day;
  await giveBackToChild(payer.id, work, { day });
  if (usedUp.of === 'stage') count('ai_stage_resting', {});
  log.info('a budget of all kinds is used up', { of: usedUp.of, work });
  throw new ApiError('ai_resting');
};

/** The units that are left today in a child's budget of this kind. */
export const leftToday = leftOfChild;

/**
 * Returns a unit that an outage left unused, to the day that it was taken from: New York's midnight may be between. Every answer of
 * the model, good or bad, costs its unit.
 */
export const refundAiWork = async (payer: Payer, work: AiWork, back: GivenBack = {}): Promise<void> => {
  if (!(await giveBackToChild(payer.id, work, back))) return;
  for (const budget of sharedBy(payer)) await giveBackShared(budget, unitOf(work), { day: back.day });
};

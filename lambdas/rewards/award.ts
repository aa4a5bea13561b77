import { weekOf } from '../../contract/rules/week';
import { now } from '../platform/clock';
import type { Write } from '../platform/table/transact';
import { changeBalance } from '../users/change-balance';
import { ledger, rosters } from './store';

export interface Award {
  readonly userId: string;
  /** Names what it is for, once for ever: `quiz#01J…`. */
  readonly cause: string;
  readonly points?: number;
  readonly gems?: number;
  /**
   * The points by week that the person is known to have: spares writing the roster again, and lets go of those that are
   * over.
   */
  readonly weeks?: Readonly<Record<string, number>>;
}

type Together = Parameters<typeof changeBalance>[3];

/**
 * The writes that pay an award, to be part of one transaction with whatever earned it. A cause that was
 * paid before makes the write `entry` refuse, and with it the whole transaction: nothing is paid twice.
 * What else of the person's record changes with it goes into `together`, as one item is written once in a transaction.
 */
export const awarding = (
  { userId, cause, points = 0, gems = 0, weeks = {} }: Award,
  together?: Together,
): { entry: Write; balance: Write; roster?: Write } => {
  // One moment for all of it: midnight may lie between two looks at the clock.
  const at = now();
  const week = weekOf(at);
  const isFirst = points > 0 && weeks[week] === undefined;
  return {
    entry: ledger.creating({ user_id: userId, cause, points, gems, created_at: at.toISOString() }),
    balance: changeBalance(userId, { points, gems }, { at, weeks: Object.keys(weeks) }, together),
    // The first points of the week put the person among those whom its end concerns.
    ...(isFirst && { roster: rosters.putting({ roster: week, user_id: userId }) }),
  };
};

import type { AwardKind } from '../../contract/metrics';
import { weekOf } from '../../contract/rules/week';
import { changeBalance } from '../accounts/balance';
import { now } from '../platform/clock';
import { count } from '../platform/metrics';
import { transact, type Write } from '../platform/table/transact';
import { ledger, rosters } from './store';

export interface Award {
  readonly userId: string;
  /** Names the reason of the award, unique for ever: `quiz#01J…`. */
  readonly cause: `${AwardKind}#${string}`;
  readonly points?: number;
  /** Negative for a purchase; the caller's condition keeps the balance from falling below zero. */
  readonly gems?: number;
  /** The name of the bought or returned item, for the history of gems. */
  readonly what?: string;
  /** The user's points by week, as read: saves writing the roster again, and shows which old weeks can be removed. */
  readonly weeks?: Readonly<Record<string, number>>;
}

type Together = Parameters<typeof changeBalance>[3];

const kindOf = ({ cause }: Award) => cause.split('#', 1)[0] as AwardKind;

/** False for a quiz without points, which has a ledger entry nevertheless. */
const hasWorth = ({ points = 0, gems = 0 }: Award) => points > 0 || gems > 0;

const awarding = (
  { userId, cause, points = 0, gems = 0, what, weeks = {} }: Award,
  together?: Together,
): Record<string, Write> => {
  // One time for all writes: midnight may fall between two reads of the clock.
  const at = now();
  const week = weekOf(at);
  const isFirst = points > 0 && weeks[week] === undefined;
  return {
    entry: ledger.creating({
      user_id: userId,
      cause,
      points,
      gems,
      created_at: at.toISOString(),
      ...(what !== undefined && { what }),
    }),
    balance: changeBalance(userId, { points, gems }, { at, weeks: Object.keys(weeks) }, together),
    // The first points of a week put the user on the week's roster, from which it is settled.
    ...(isFirst && { roster: rosters.putting({ roster: week, user_id: userId }) }),
  };
};

/**
 * Pays an award in one transaction with `earnedBy`, the writes that record what earned it. Returns the names of the refused
 * writes, like `transact`. A cause that was paid before makes the write `entry` refuse, and with it the whole transaction:
 * nothing is paid or counted twice. Other changes to the user's record go into `together`, as a transaction writes each item
 * once.
 */
export const award = async (
  what: Award,
  { earnedBy = {}, together }: { earnedBy?: Readonly<Record<string, Write>>; together?: Together } = {},
): Promise<string[]> => {
  const refused = await transact<string>({ ...earnedBy, ...awarding(what, together) });
  if (refused.length === 0 && hasWorth(what)) count('award', { kind: kindOf(what) });
  return refused;
};

import { weekOf, weeksBefore } from '../../contract/rules/week';
import { all, type Condition, present } from '../platform/table/condition';
import { users } from './store';

interface Together {
  /** Other fields of the record for the same write. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly when?: Condition;
}

interface Moment {
  readonly at: Date;
  /** The weeks for which the record has points, as read. */
  readonly weeks: readonly string[];
}

/** The settlement of a week may be late, so the points of the running week and of the two before it are kept. */
export const weeksKept = 3;

/** Points also count for the week, with the time at which they were reached. */
const ofWeek = (points: number, { at, weeks }: Moment) => {
  if (points === 0) return { add: {}, set: {}, remove: [] };
  const week = weekOf(at);
  const over = weeksBefore(at, weeksKept);
  const forgotten = new Set([over, ...weeks.filter((one) => one < over)]);
  return {
    add: { [`weeks.${week}`]: points },
    set: { [`reached.${week}`]: at.toISOString(), scored_at: at.toISOString() },
    remove: [...forgotten].flatMap((one) => [`weeks.${one}`, `reached.${one}`]),
  };
};

/** Returns the write that changes a balance. Only for the ledger, which adds an entry in the same transaction. */
export const changeBalance = (
  id: string,
  { points, gems }: { points: number; gems: number },
  moment: Moment,
  { set = {}, when }: Together = {},
) => {
  const week = ofWeek(points, moment);
  return users.updating(
    { id },
    { add: { points, gems, ...week.add }, set: { ...set, ...week.set }, remove: week.remove },
    when === undefined ? present('pk') : all(present('pk'), when),
  );
};

/** The current points and gems, and the streak as it is stored. */
export const balanceOf = async (id: string): Promise<{ points: number; gems: number; streak: number }> => {
  const user = await users.get({ id }, { consistent: true });
  return { points: user?.points ?? 0, gems: user?.gems ?? 0, streak: user?.streak ?? 0 };
};

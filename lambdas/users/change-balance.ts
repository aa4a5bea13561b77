import { weekOf, weeksBefore } from '../../contract/rules/week';
import { now } from '../platform/clock';
import { all, type Condition, present } from '../platform/table/condition';
import { users } from './store';

interface Together {
  /** Other fields of the record that change in the same write. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly when?: Condition;
}

/** The settlement of a week may be late; after that many weeks its points are forgotten. */
const weeksKept = 3;

/** Points count for the week too, with when they were reached. */
const ofWeek = (points: number) => {
  if (points === 0) return { add: {}, set: {}, remove: [] };
  const at = now();
  const week = weekOf(at);
  const old = weeksBefore(at, weeksKept);
  return {
    add: { [`weeks.${week}`]: points },
    set: { [`reached.${week}`]: at.toISOString(), scored_at: at.toISOString() },
    remove: [`weeks.${old}`, `reached.${old}`],
  };
};

/** The write that moves a balance. For the ledger alone, which pairs it with an entry in one transaction. */
export const changeBalance = (
  id: string,
  { points, gems }: { points: number; gems: number },
  { set = {}, when }: Together = {},
) => {
  const week = ofWeek(points);
  return users.updating(
    { id },
    { add: { points, gems, ...week.add }, set: { ...set, ...week.set }, remove: week.remove },
    when === undefined ? present('pk') : all(present('pk'), when),
  );
};

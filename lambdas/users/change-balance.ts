import { weekOf, weeksBefore } from '../../contract/rules/week';
import { all, type Condition, present } from '../platform/table/condition';
import { users } from './store';

interface Together {
  /** Other fields of the record that change in the same write. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly when?: Condition;
}

interface Moment {
  readonly at: Date;
  /** The weeks that the record is known to have points of. */
  readonly weeks: readonly string[];
}

/** The settlement of a week may be late; after that many weeks its points are forgotten. */
const weeksKept = 3;

/** Points count for the week too, with when they were reached. */
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

/** The write that moves a balance. For the ledger alone, which pairs it with an entry in one transaction. */
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

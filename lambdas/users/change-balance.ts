import { all, type Condition, present } from '../platform/table/condition';
import { users } from './store';

interface Together {
  /** Other fields of the record that change in the same write. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly when?: Condition;
}

/** The write that moves a balance. For the ledger alone, which pairs it with an entry in one transaction. */
export const changeBalance = (
  id: string,
  amounts: { points: number; gems: number },
  { set = {}, when }: Together = {},
) =>
  users.updating(
    { id },
    { add: amounts, set },
    when === undefined ? present('pk') : all(present('pk'), when),
  );

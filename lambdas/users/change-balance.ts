import { present } from '../platform/table/condition';
import { users } from './store';

/** The write that moves a balance. For the ledger alone, which pairs it with an entry in one transaction. */
export const changeBalance = (id: string, amounts: { points: number; gems: number }) =>
  users.updating({ id }, { add: amounts }, present('pk'));

import type { LookKind } from '../../contract/shop/kinds';
import { users } from '../accounts/store';
import { present } from '../platform/table/condition';

/** Stores one thing that a student wears; the others stay as they are. */
export const putOn = (id: string, kind: LookKind, item_id: string | null): Promise<boolean> =>
  users.update({ id }, { set: { [`look.${kind}`]: item_id } }, present('pk'));

/** Stores the item that a student is saving up for; null: none. */
export const pinGoal = (id: string, goal: string | null): Promise<boolean> =>
  users.update({ id }, { set: { goal } }, present('pk'));

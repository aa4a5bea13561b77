import { present } from '../platform/table/condition';
import { users } from './store';

/** Stores the item that a student is saving up for; null: none. */
export const pinGoal = (id: string, goal: string | null): Promise<boolean> =>
  users.update({ id }, { set: { goal } }, present('pk'));

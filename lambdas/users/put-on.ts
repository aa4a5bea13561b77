import type { Look } from '../../contract/store-kinds';
import { present } from '../platform/table/condition';
import { users } from './store';

/** Stores what a student wears. */
export const putOn = (id: string, look: Look): Promise<boolean> =>
  users.update({ id }, { set: { look } }, present('pk'));

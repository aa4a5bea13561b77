import type { LookKind } from '../../contract/store-kinds';
import { present } from '../platform/table/condition';
import { users } from './store';

/** Stores one thing that a student wears; the others stay as they are. */
export const putOn = (id: string, kind: LookKind, item_id: string | null): Promise<boolean> =>
  users.update({ id }, { set: { [`look.${kind}`]: item_id } }, present('pk'));

import { heldDays } from '../../contract/deletion/stages';
import type { DeletionItem } from '../accounts/deletion-store';
import { namesSupervisor } from '../flags/names-supervisor';
import { now, secondsFrom } from '../platform/clock';
import { count } from '../platform/metrics';

/** When a held deletion is looked at again. */
export const heldUntilNext = () => secondsFrom(now(), 86_400).toISOString();

const isOver = ({ held_since }: DeletionItem): boolean =>
  held_since !== null && secondsFrom(new Date(held_since), heldDays * 86_400) <= now();

/**
 * Whether an open flag that may name a supervisor holds the deletion: whoever asked for it may be the one whom the child fears.
 * An operator decides within ten days; then the alarm rings, and the deletion goes on.
 */
export const isHeld = async (item: DeletionItem): Promise<boolean> => {
  if (item.account_type !== 'student' || item.released) return false;
  if (!(await namesSupervisor(item.user_id))) return false;
  if (!isOver(item)) return true;
  count('deletion_undecided', {});
  return false;
};

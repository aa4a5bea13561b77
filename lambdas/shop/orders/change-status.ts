import type { PurchaseStatus } from '../../../contract/shop/kinds';
import { award } from '../../ledger/award';
import { now } from '../../platform/clock';
import { atLeast, equal } from '../../platform/table/condition';
import { unlisted } from '../../platform/table/entity';
import type { Write } from '../../platform/table/transact';
import { type orderLists, type PurchaseItem, purchases, storeItems } from '../store';
import { addresses } from './address-store';

interface Step {
  readonly to: PurchaseStatus;
  /** The list that the purchase moves to; absent: it is on no list from then on. */
  readonly list?: (typeof orderLists)[keyof typeof orderLists];
  readonly reason?: string;
}

/** Returns the write that changes a purchase; it refuses if the purchase has changed since it was read. */
export const changing = ({ user_id, id, status }: PurchaseItem, { to, list, reason }: Step): Write => {
  const at = now().toISOString();
  return purchases.updating(
    { user_id, id },
    {
      set: {
        status: to,
        changed_at: at,
        ...(reason !== undefined && { reason }),
        ...(list !== undefined && { list, listed_at: at }),
      },
      ...(list === undefined && { remove: unlisted }),
    },
    equal('status', status),
  );
};

/** Returns the write that puts a piece back; none if the stock is no longer limited. */
const returningPiece = async ({ from_stock, item_id: id }: PurchaseItem): Promise<Record<string, Write>> => {
  const item = from_stock ? await storeItems.get({ id }, { consistent: true }) : undefined;
  if (item === undefined || item.stock === null) return {};
  return { stock: storeItems.updating({ id }, { add: { stock: 1 } }, atLeast('stock', 0)) };
};

/**
 * Cancels a purchase: returns its gems and its piece and removes its address, in one transaction with the ledger entry, once
 * for any number of calls. Returns the names of the refused writes: `purchase` or `entry` if it was decided before.
 */
export const cancelPurchase = async (
  purchase: PurchaseItem,
  step: Omit<Step, 'to'> = {},
  together: Record<string, Write> = {},
): Promise<string[]> => {
  const { user_id, id, gem_cost, item_name, type } = purchase;
  return award(
    { userId: user_id, cause: `refund#${id}`, gems: gem_cost, what: item_name },
    {
      earnedBy: {
        purchase: changing(purchase, { ...step, to: 'cancelled' }),
        ...(await returningPiece(purchase)),
        ...(type === 'prize' && { address: addresses.removing({ user_id, id }) }),
        ...together,
      },
    },
  );
};

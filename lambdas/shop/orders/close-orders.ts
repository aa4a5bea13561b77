import { optimistically } from '../../platform/table/optimistic';
import { allPurchasesOf, type PurchaseItem, purchases } from '../store';
import { parcelList, parcels, sentAddresses } from './address-store';
import { cancelPurchase } from './change-status';

const isOpen = ({ status }: PurchaseItem): boolean => status === 'waiting' || status === 'ordered';

/** Keeps where a prize was sent and when, without the child. */
const keepParcel = async ({ user_id, id, item_name, changed_at: sent_at }: PurchaseItem): Promise<void> => {
  const sent = await sentAddresses.get({ user_id, id }, { consistent: true });
  if (sent !== undefined)
    await parcels.put({ ...sent, item_name, sent_at, list: parcelList, listed_at: sent_at });
};

/**
 * Cancels what is not sent yet, so that the pieces are on sale again, and keeps what is on its way without the child. It needs the
 * balance and the purchases, so it goes before the records.
 */
export const closeOrders = async (user_id: string): Promise<void> => {
  for (const { id } of await allPurchasesOf(user_id))
    await optimistically(async () => {
      const purchase = await purchases.get({ user_id, id }, { consistent: true });
      if (purchase === undefined) return true;
      if (isOpen(purchase)) return (await cancelPurchase(purchase)).length === 0 || undefined;
      if (purchase.status === 'fulfilled' && purchase.type === 'prize') await keepParcel(purchase);
      return true;
    });
};

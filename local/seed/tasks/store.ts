import { newOrder } from '../../../lambdas/store/order';
import { pay } from '../../../lambdas/store/pay';
import { type StoredItem, storeItems } from '../../../lambdas/store/store';
import { somebody } from '../somebody';

interface LatePurchase {
  readonly userId: string;
  readonly itemId: string;
  readonly change: Partial<StoredItem>;
}

export const storeTasks = {
  /** An item of the store, as operators would put it there. */
  storeItem: ({ item }: { readonly item: StoredItem }) => storeItems.put(item),
  /** A purchase that is paid when operators have just changed its item. Returns the writes that refuse. */
  latePurchase: async ({ userId, itemId, change }: LatePurchase): Promise<string[]> => {
    const { user } = await somebody(userId);
    const order = await newOrder(user, { item_id: itemId });
    await storeItems.update({ id: itemId }, { set: change });
    return pay(order);
  },
};

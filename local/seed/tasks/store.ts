import { newOrder } from '../../../lambdas/shop/orders/order';
import { pay } from '../../../lambdas/shop/orders/pay';
import { type StoredItem, storeItems } from '../../../lambdas/shop/store';
import { somebody } from '../somebody';

interface LatePurchase {
  readonly userId: string;
  readonly itemId: string;
  readonly change: Partial<StoredItem>;
}

export const storeTasks = {
  /** Adds an item to the store, as operators do. */
  storeItem: ({ item }: { readonly item: StoredItem }) => storeItems.put(item),
  /** A purchase that is paid after operators have changed its item. Returns the names of the writes whose conditions failed. */
  latePurchase: async ({ userId, itemId, change }: LatePurchase): Promise<string[]> => {
    const { user } = await somebody(userId);
    const order = await newOrder(user, { item_id: itemId });
    await storeItems.update({ id: itemId }, { set: change });
    return pay(order);
  },
};

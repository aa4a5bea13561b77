import * as z from 'zod/mini';
import { itemKinds, purchaseStatuses } from '../../contract/shop/kinds';
import { Region } from '../../contract/users/fields';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const partition = 'STORE';

const StoredItem = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  type: z.enum(itemKinds),
  gem_cost: z.int(),
  /** The name of the picture in the media bucket; null without one. */
  picture: z.nullable(z.string()),
  /** How many are left; null if there is no limit. */
  stock: z.nullable(z.int()),
  /** Null: for all regions. */
  regions: z.nullable(z.array(Region)),
  from_age: z.int(),
  /** False if operators have taken the item off sale. Purchases store its name. */
  on_sale: z.boolean(),
});
export type StoredItem = z.infer<typeof StoredItem>;

export const storeItems = entity({
  name: 'StoreItem',
  schema: StoredItem,
  key: ({ id }: { id: string }) => ({ pk: partition, sk: `ITEM#${id}` }),
  retention: 'library',
  onDeletion: 'nobody',
});

/** All items, also those that are not on sale. 0.5 read units for about a dozen. */
export const allItems = () => storeItems.list(partition, 'ITEM#');

const StoredPurchase = z.object({
  user_id: z.string(),
  id: z.string(),
  item_id: z.string(),
  /** The name at the time of the purchase: the item may change or be removed. */
  item_name: z.string(),
  type: z.enum(itemKinds),
  gem_cost: z.int(),
  status: z.enum(purchaseStatuses),
  /** The address of the parent who gives the reward; null for an item of the store. */
  adult_email: z._default(z.nullable(z.string()), null),
  /** A piece was taken from a limited stock: a cancellation returns it. */
  from_stock: z._default(z.boolean(), false),
  /** The operators' reason for the cancellation, for the student. */
  reason: z._default(z.nullable(z.string()), null),
  created_at: z.string(),
  changed_at: z.string(),
  /** The position on the purchase's list; absent while it is on none. */
  listed_at: z.optional(z.string()),
});
export type PurchaseItem = z.infer<typeof StoredPurchase>;

export const purchases = entity({
  name: 'Purchase',
  schema: StoredPurchase,
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: `PURCHASE#${id}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'orders' },
});

export const purchasesOf = (userId: string, limit: number) =>
  purchases.list(userPartition(userId), 'PURCHASE#', { newestFirst: true, limit, consistent: true });

export const allPurchasesOf = (userId: string) =>
  purchases.list(userPartition(userId), 'PURCHASE#', { consistent: true });

/** Purchases that wait for a grown-up, by the time of the next reminder or of the expiry. */
export const waitingPurchases = 'PURCHASES_WAITING';

/** Orders that operators have to send, and orders that they have sent or cancelled. */
export const orderLists = { open: 'ORDERS', done: 'ORDERS_DONE' } as const;

/** Identifies one press of the button: a repeated request leads to no second purchase. */
export const purchaseRequests = entity({
  name: 'PurchaseRequest',
  schema: z.object({ purchase_id: z.string() }),
  key: ({ user_id, request_id }: { user_id: string; request_id: string }) => ({
    pk: userPartition(user_id),
    sk: `PURCHASEREQUEST#${request_id}`,
  }),
  retention: { days: 2 },
  onDeletion: 'delete',
});

/** An item that a student owns for ever and can buy only once. */
export const possessions = entity({
  name: 'Possession',
  schema: z.object({ item_id: z.string(), type: z.enum(itemKinds) }),
  key: ({ user_id, item_id }: { user_id: string; item_id: string }) => ({
    pk: userPartition(user_id),
    sk: `OWNED#${item_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

export const possessionsOf = (userId: string) =>
  possessions.list(userPartition(userId), 'OWNED#', { consistent: true });

/** A wish of a child: in the child's partition, to be deleted with the account, and listed for operators. */
export const rewardRequests = entity({
  name: 'RewardRequest',
  schema: z.object({ user_id: z.string(), id: z.string(), text: z.string(), created_at: z.string() }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: `WISH#${id}`,
  }),
  retention: { days: 180 },
  onDeletion: 'delete',
});

export const rewardRequestsList = 'REWARD_REQUESTS';

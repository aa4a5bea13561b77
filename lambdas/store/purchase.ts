import { ulid } from 'ulid';
import type { ErrorCode } from '../../contract/errors';
import { isKept, isLook } from '../../contract/store-kinds';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { absent, all, any, atLeast, equal } from '../platform/table/condition';
import { Contention } from '../platform/table/contention';
import type { Write } from '../platform/table/transact';
import { award } from '../rewards/award';
import { findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { isFor, presentPurchase } from './present';
import {
  type PurchaseItem,
  possessions,
  purchaseRequests,
  purchases,
  type StoredItem,
  storeItems,
} from './store';

interface Asked {
  readonly item_id: string;
  readonly request_id?: string | undefined;
  readonly gem_cost?: number | undefined;
}

/** Only a prize is delivered by a person; any other item is delivered by the purchase itself. */
const newPurchase = (user_id: string, { id, name, type, gem_cost }: StoredItem): PurchaseItem => {
  const at = now();
  return {
    user_id,
    id: ulid(at.getTime()),
    item_id: id,
    item_name: name,
    type,
    gem_cost,
    status: 'fulfilled',
    created_at: at.toISOString(),
    changed_at: at.toISOString(),
  };
};

/** What a purchase changes in the student's record, beside the balance. */
const effectOf = ({ look, goal }: UserItem, { id, type }: StoredItem): Record<string, unknown> => ({
  ...(isLook(type) && { look: { ...look, [type]: id } }),
  ...(type === 'rest_day' && { rest_days: 1 }),
  ...(goal === id && { goal: null }),
});

const writesFor = (
  user: UserItem,
  item: StoredItem,
  purchase: PurchaseItem,
  request_id: string | undefined,
): Record<string, Write> => ({
  purchase: purchases.creating(purchase),
  ...(request_id !== undefined && {
    request: purchaseRequests.creating({ user_id: user.id, request_id, purchase_id: purchase.id }),
  }),
  ...(isKept(item.type) && {
    owned: possessions.creating({ user_id: user.id, item_id: item.id, type: item.type }),
  }),
  ...(item.stock !== null && {
    stock: storeItems.updating(
      { id: item.id },
      { add: { stock: -1 } },
      all(atLeast('stock', 1), equal('on_sale', true), equal('gem_cost', item.gem_cost)),
    ),
  }),
});

/** Pays and delivers in one transaction. Returns the names of the writes that refused. */
const pay = (user: UserItem, item: StoredItem, purchase: PurchaseItem, request_id: string | undefined) =>
  award(
    { userId: user.id, cause: `purchase#${purchase.id}`, gems: -item.gem_cost, what: item.name },
    {
      earnedBy: writesFor(user, item, purchase, request_id),
      together: {
        set: effectOf(user, item),
        when: all(
          atLeast('gems', item.gem_cost),
          ...(item.type === 'rest_day' ? [any(absent('rest_days'), equal('rest_days', 0))] : []),
        ),
      },
    },
  );

const getItem = async (user: UserItem, { item_id, gem_cost }: Asked): Promise<StoredItem> => {
  const item = await storeItems.get({ id: item_id }, { consistent: true });
  if (item === undefined || !isFor(user, item)) throw new ApiError('store_item_not_found');
  if (gem_cost !== undefined && gem_cost !== item.gem_cost) throw new ApiError('store_item_changed');
  return item;
};

const getUser = async (id: string): Promise<UserItem> => {
  const user = await findUser(id);
  if (user === undefined) throw new ApiError('profile_incomplete');
  return user;
};

/** The reason of a refused transaction, from what is stored by now. */
const reasonOf = async (refused: readonly string[], userId: string, asked: Asked): Promise<ErrorCode> => {
  if (refused.includes('owned')) return 'store_owned';
  const user = await getUser(userId);
  const item = await getItem(user, asked);
  if (user.gems < item.gem_cost) return 'store_too_few_gems';
  if (refused.includes('balance')) return 'store_rest_day_held';
  return item.stock === 0 ? 'store_sold_out' : 'store_busy';
};

const earlierPurchase = async (user_id: string, request_id: string | undefined) => {
  if (request_id === undefined) return undefined;
  const request = await purchaseRequests.get({ user_id, request_id }, { consistent: true });
  return request && purchases.get({ user_id, id: request.purchase_id }, { consistent: true });
};

const answer = async (userId: string, purchase: PurchaseItem) => ({
  remaining_gems: (await getUser(userId)).gems,
  purchase: presentPurchase(purchase),
});

/**
 * Buys an item. Simultaneous purchases of one student, or of the last piece, conflict: each is repeated until it is decided,
 * and one that never is pays nothing. A repeated request gets the answer of the first.
 */
export const purchase = async ({ actor: { id }, body }: { actor: Person; body: Asked }) => {
  const earlier = await earlierPurchase(id, body.request_id);
  if (earlier !== undefined) return answer(id, earlier);
  const user = await getUser(id);
  const item = await getItem(user, body);
  if (user.gems < item.gem_cost) throw new ApiError('store_too_few_gems');
  const bought = newPurchase(id, item);
  const refused = await pay(user, item, bought, body.request_id).catch((error) => {
    if (!(error instanceof Contention)) throw error;
    return ['contention'];
  });
  if (refused.length === 0) return answer(id, bought);
  const meanwhile = await earlierPurchase(id, body.request_id);
  if (meanwhile !== undefined) return answer(id, meanwhile);
  throw new ApiError(await reasonOf(refused, id, body));
};

import type { ErrorCode } from '../../../contract/errors';
import type { shop } from '../../../contract/shop/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { findUser, type UserItem } from '../../accounts/find';
import { ApiError } from '../../platform/api-error';
import { Contention } from '../../platform/table/contention';
import { presentPurchase } from '../present';
import { type PurchaseItem, purchaseRequests, purchases } from '../store';
import { type Asked, getOffer, newOrder, tellGrownUps } from './order';
import { pay } from './pay';

const getUser = async (id: string): Promise<UserItem> => {
  const user = await findUser(id);
  if (user === undefined) throw new ApiError('profile_incomplete');
  return user;
};

/** The reason of a refused transaction, from the present state of the store and the student. */
const reasonOf = async (refused: readonly string[], userId: string, asked: Asked): Promise<ErrorCode> => {
  if (refused.includes('owned')) return 'store_owned';
  const user = await getUser(userId);
  const item = await getOffer(user, asked);
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
 * Buys an item. Simultaneous purchases of one student, or of the last piece, conflict and are repeated until they are decided; a
 * purchase that remains undecided costs nothing. A repeated request gets the answer of the first.
 */
export const purchase = async ({ actor: { id }, body }: Admitted<typeof shop.purchase>) => {
  const earlier = await earlierPurchase(id, body.request_id);
  if (earlier !== undefined) return answer(id, earlier);
  const order = await newOrder(await getUser(id), body);
  const refused = await pay(order).catch((error) => {
    if (!(error instanceof Contention)) throw error;
    return ['contention'];
  });
  if (refused.length === 0) {
    await tellGrownUps(order);
    return answer(id, order.purchase);
  }
  const meanwhile = await earlierPurchase(id, body.request_id);
  if (meanwhile !== undefined) return answer(id, meanwhile);
  throw new ApiError(await reasonOf(refused, id, body));
};

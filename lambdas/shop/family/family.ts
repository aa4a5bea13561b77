import type { ChildOrder, PurchaseKey, shopFamily } from '../../../contract/shop/family';
import type { Admitted } from '../../accounts/admitted';
import { findUsers, type UserItem } from '../../accounts/find';
import { ownName } from '../../accounts/names';
import { ApiError } from '../../platform/api-error';
import { transact } from '../../platform/table/transact';
import { recordingChange } from '../../relations/changes-store';
import { standingOf, standingRelationsOf } from '../../relations/supervision';
import { rewardsBy } from '../family-store';
import { addresses } from '../orders/address-store';
import { cancelPurchase, changing } from '../orders/change-status';
import { presentPurchase } from '../present';
import { allPurchasesOf, orderLists, type PurchaseItem, purchases } from '../store';

const waitsFor = (email: string, isGuardian: boolean, { status, adult_email }: PurchaseItem): boolean =>
  (isGuardian && status === 'waiting') || (status === 'ordered' && adult_email === email);

/** The purchases of a child that wait for a grown-up, the oldest first. */
export const ordersOf = async (email: string, child: UserItem, isGuardian: boolean): Promise<ChildOrder[]> =>
  (await allPurchasesOf(child.id))
    .filter((one) => waitsFor(email, isGuardian, one))
    .map((one) => ({ child_id: child.id, username: ownName(child), purchase: presentPurchase(one) }))
    .toSorted((a, b) => a.purchase.created_at.localeCompare(b.purchase.created_at));

/** The parent's rewards, and the purchases that wait for the parent, the oldest first. */
export const family = async ({ actor: { user } }: Admitted<typeof shopFamily.family>) => {
  const [rewards, relations] = await Promise.all([rewardsBy(user.email), standingRelationsOf(user.email)]);
  const children = new Map(
    (await findUsers(relations.map(({ child_id }) => child_id))).map((one) => [one.id, one]),
  );
  const orders = await Promise.all(
    relations.map(({ child_id, guardian }) => {
      const child = children.get(child_id);
      return child === undefined ? [] : ordersOf(user.email, child, guardian);
    }),
  );
  return {
    rewards,
    orders: orders.flat().toSorted((a, b) => a.purchase.created_at.localeCompare(b.purchase.created_at)),
  };
};

const getPurchase = async ({ child_id, id }: PurchaseKey): Promise<PurchaseItem> => {
  const found = await purchases.get({ user_id: child_id, id }, { consistent: true });
  if (found === undefined) throw new ApiError('store_order_not_found');
  return found;
};

const checkDone = (refused: readonly string[]): void => {
  if (refused.length > 0) throw new ApiError('store_order_not_found');
};

/** A guardian approves a prize, or returns the gems. One of two simultaneous decisions succeeds. */
export const decide = async ({ actor, body }: Admitted<typeof shopFamily.decide>) => {
  const { child_id, id, yes, address } = body;
  if (!(await standingOf(actor.user.email, child_id))?.guardian) throw new ApiError('store_order_not_found');
  const purchase = await getPurchase(body);
  if (purchase.status !== 'waiting') throw new ApiError('store_order_not_found');
  const change = recordingChange(child_id, actor.id, yes ? 'order_yes' : 'order_no');
  if (!yes) checkDone(await cancelPurchase(purchase, {}, { change }));
  else {
    const isPosted = purchase.type === 'prize';
    if (isPosted && address === undefined) throw new ApiError('invalid_input', ['body.address']);
    checkDone(
      await transact<string>({
        purchase: changing(purchase, { to: 'ordered', list: orderLists.open }),
        change,
        ...(isPosted &&
          address !== undefined && { address: addresses.creating({ user_id: child_id, id, address }) }),
      }),
    );
  }
  return presentPurchase(await getPurchase(body));
};

/** The parent confirms that a reward of their own was given, or returns the gems. */
export const settle = async ({ actor: { user }, body }: Admitted<typeof shopFamily.settle>) => {
  const purchase = await getPurchase(body);
  const isRelated = (await standingOf(user.email, purchase.user_id)) !== undefined;
  if (!isRelated || purchase.status !== 'ordered' || purchase.adult_email !== user.email)
    throw new ApiError('store_order_not_found');
  checkDone(
    body.given
      ? await transact<string>({ purchase: changing(purchase, { to: 'fulfilled' }) })
      : await cancelPurchase(purchase),
  );
  return presentPurchase(await getPurchase(body));
};

import type { DeliveryAddress } from '../../contract/store-address';
import type { PurchaseKey } from '../../contract/store-family';
import { standingOf, standingRelationsOf } from '../friends/supervision';
import { ApiError } from '../platform/api-error';
import { transact } from '../platform/table/transact';
import { findUsers } from '../users/find';
import type { Person } from '../users/identify';
import { ownName } from '../users/names';
import { addresses } from './address-store';
import { cancelPurchase, changing } from './change-status';
import { rewardsBy } from './family-store';
import { presentPurchase } from './present';
import { allPurchasesOf, orderLists, type PurchaseItem, purchases } from './store';

const waitsFor = (email: string, isGuardian: boolean, { status, adult_email }: PurchaseItem): boolean =>
  (isGuardian && status === 'waiting') || (status === 'ordered' && adult_email === email);

/** The parent's rewards, and what waits for the parent, the oldest first. */
export const family = async ({ actor: { user } }: { actor: Person }) => {
  const [rewards, relations] = await Promise.all([rewardsBy(user.email), standingRelationsOf(user.email)]);
  const children = new Map(
    (await findUsers(relations.map(({ child_id }) => child_id))).map((one) => [one.id, one]),
  );
  const found = await Promise.all(
    relations.map(async ({ child_id, guardian }) =>
      (await allPurchasesOf(child_id)).filter((one) => waitsFor(user.email, guardian, one)),
    ),
  );
  const orders = found.flat().flatMap((purchase) => {
    const child = children.get(purchase.user_id);
    return child === undefined
      ? []
      : [{ child_id: child.id, username: ownName(child), purchase: presentPurchase(purchase) }];
  });
  return {
    rewards,
    orders: orders.toSorted((a, b) => a.purchase.created_at.localeCompare(b.purchase.created_at)),
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

interface Decision {
  readonly actor: Person;
  readonly body: PurchaseKey & { readonly yes: boolean; readonly address?: DeliveryAddress | undefined };
}

/** A guardian agrees to a prize, or returns the gems. Of two guardians at once, one decides. */
export const decide = async ({ actor: { user }, body }: Decision) => {
  const { child_id, id, yes, address } = body;
  if (!(await standingOf(user.email, child_id))?.guardian) throw new ApiError('store_order_not_found');
  const purchase = await getPurchase(body);
  if (purchase.status !== 'waiting') throw new ApiError('store_order_not_found');
  if (!yes) checkDone(await cancelPurchase(purchase));
  else {
    const isPosted = purchase.type === 'prize';
    if (isPosted && address === undefined) throw new ApiError('invalid_input', ['body.address']);
    checkDone(
      await transact<string>({
        purchase: changing(purchase, { to: 'ordered', list: orderLists.open }),
        ...(isPosted &&
          address !== undefined && { address: addresses.creating({ user_id: child_id, id, address }) }),
      }),
    );
  }
  return presentPurchase(await getPurchase(body));
};

interface Settlement {
  readonly actor: Person;
  readonly body: PurchaseKey & { readonly given: boolean };
}

/** The parent has given an own reward, or returns the gems. */
export const settle = async ({ actor: { user }, body }: Settlement) => {
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

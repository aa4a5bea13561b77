import type { PurchaseKey } from '../../../contract/shop/family';
import type { Order, orderStates, shopOperators } from '../../../contract/shop/operators';
import type { Admitted } from '../../accounts/admitted';
import { findUser, findUsers } from '../../accounts/find';
import { ownName } from '../../accounts/names';
import { recording } from '../../audit/record';
import { dueMail, keeping, queueMails } from '../../mail/outbox';
import { ApiError } from '../../platform/api-error';
import { transact } from '../../platform/table/transact';
import { orderLists, type PurchaseItem, purchases } from '../store';
import { guardianAddresses } from '../terms';
import { addresses, parcelList, parcels, sentAddresses } from './address-store';
import { cancelPurchase, changing } from './change-status';

type State = (typeof orderStates)[number];

const addressOf = async ({ user_id, id, type }: PurchaseItem) =>
  type === 'prize' ? ((await addresses.get({ user_id, id }, { consistent: true }))?.address ?? null) : null;

/** A page of orders with their children; those of deleted users are omitted. */
export const ordersPage = async (
  state: State,
  { cursor, limit }: { cursor?: string | undefined; limit?: number } = {},
): Promise<{ orders: Order[]; next: string | null }> => {
  const { items, next } = await purchases.page(orderLists[state], {
    cursor,
    newestFirst: state === 'done',
    ...(limit !== undefined && { limit }),
  });
  const ids = [...new Set(items.map(({ user_id }) => user_id))];
  const children = new Map((await findUsers(ids)).map((user) => [user.id, user]));
  const orders = await Promise.all(
    items.map(async (item) => {
      const child = children.get(item.user_id);
      if (child === undefined) return [];
      const { username, region } = { username: ownName(child), region: child.region };
      return [{ ...item, child_id: child.id, username, region, address: await addressOf(item) }];
    }),
  );
  return { orders: orders.flat(), next };
};

export const orders = ({ query }: Admitted<typeof shopOperators.orders>) => ordersPage(query.state, query);

/** What is on its way to a child whose account is deleted, without the child. */
export const parcelsPage = async ({ query }: Admitted<typeof shopOperators.parcels>) => {
  const { items, next } = await parcels.page(parcelList, { ...query, newestFirst: true });
  return { parcels: items, next };
};

/** An order that operators can send: neither one that waits for approval nor a parent's own reward. */
const getOrder = async ({ child_id, id }: PurchaseKey): Promise<PurchaseItem> => {
  const found = await purchases.get({ user_id: child_id, id }, { consistent: true });
  if (found?.status !== 'ordered' || found.adult_email !== null) throw new ApiError('store_order_not_found');
  return found;
};

const checkDone = (refused: readonly string[]): void => {
  if (refused.length > 0) throw new ApiError('store_order_not_found');
};

/** The mails with the code of a gift card. No other item, log or answer contains the code. */
const codeMails = async ({ user_id, item_name }: PurchaseItem, code: string | undefined) => {
  if (code === undefined) throw new ApiError('invalid_input', ['body.code']);
  const [child, [to]] = await Promise.all([findUser(user_id), guardianAddresses(user_id)]);
  if (child === undefined) throw new ApiError('store_order_not_found');
  if (to === undefined) throw new ApiError('guardianship_not_found');
  return [dueMail({ kind: 'gift_card', to, child: ownName(child), item: item_name, code })];
};

/** One of two simultaneous operators fulfils the order. Its address is kept for a few weeks more. */
export const fulfil = async ({ actor, body }: Admitted<typeof shopOperators.fulfil>) => {
  const order = await getOrder(body);
  const { user_id, id } = order;
  const mails = order.type === 'gift_card' ? await codeMails(order, body.code) : [];
  const address = await addressOf(order);
  checkDone(
    await transact<string>({
      purchase: changing(order, { to: 'fulfilled', list: orderLists.done }),
      ...(address !== null && { address: sentAddresses.putting({ user_id, id, address }) }),
      ...keeping(mails),
      audit: recording({ actor, action: 'fulfil_order', target: `${user_id} ${id}` }),
    }),
  );
  await queueMails(mails);
  return { fulfilled: true as const };
};

/** Cancels an order, and returns the gems and the piece once. */
export const cancel = async ({ actor, body }: Admitted<typeof shopOperators.cancel>) => {
  const order = await getOrder(body);
  const { child_id, id, reason } = body;
  checkDone(
    await cancelPurchase(
      order,
      { list: orderLists.done, reason },
      { audit: recording({ actor, action: 'cancel_order', target: `${child_id} ${id}` }) },
    ),
  );
  return { cancelled: true as const };
};

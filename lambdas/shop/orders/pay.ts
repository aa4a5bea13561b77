import { isKept, isLook, isSent } from '../../../contract/shop/kinds';
import { award } from '../../ledger/award';
import { keeping } from '../../mail/outbox';
import { absent, all, any, atLeast, equal } from '../../platform/table/condition';
import type { Write } from '../../platform/table/transact';
import {
  orderLists,
  type PurchaseItem,
  possessions,
  purchaseRequests,
  purchases,
  storeItems,
  waitingPurchases,
} from '../store';
import { addresses } from './address-store';
import type { Order } from './order';
import { nextStepAt } from './waiting';

/** Purchases that need no action are on no list. */
const placeOf = ({ status, type, created_at }: PurchaseItem) => {
  if (status === 'fulfilled') return {};
  if (status === 'ordered' && isSent(type)) return { list: orderLists.open, listed_at: created_at };
  return { list: waitingPurchases, listed_at: nextStepAt({ created_at }) };
};

/** The changes in the student's record beside the balance. Other parts of the look stay as they are. */
const effectOf = ({ user: { goal }, offer: { id, type } }: Order): Record<string, unknown> => ({
  ...(isLook(type) && { [`look.${type}`]: id }),
  ...(type === 'rest_day' && { rest_days: 1 }),
  ...(goal === id && { goal: null }),
});

const writesFor = ({ user, offer, purchase, mails, request_id, address }: Order): Record<string, Write> => ({
  purchase: purchases.creating({ ...purchase, ...placeOf(purchase) }),
  ...(request_id !== undefined && {
    request: purchaseRequests.creating({ user_id: user.id, request_id, purchase_id: purchase.id }),
  }),
  ...(isKept(offer.type) && {
    owned: possessions.creating({ user_id: user.id, item_id: offer.id, type: offer.type }),
  }),
  // An item without a limit is not checked again: its buyers would conflict, and its price was read a moment ago.
  ...(offer.stock !== null && {
    stock: storeItems.updating(
      { id: offer.id },
      { add: { stock: -1 } },
      all(atLeast('stock', 1), equal('on_sale', true), equal('gem_cost', offer.gem_cost)),
    ),
  }),
  ...(address !== undefined && {
    address: addresses.creating({ user_id: user.id, id: purchase.id, address }),
  }),
  ...keeping(mails),
});

/** Pays, and delivers or orders, in one transaction. Returns the names of the refused writes. */
export const pay = (order: Order) => {
  const { user, offer, purchase } = order;
  return award(
    { userId: user.id, cause: `purchase#${purchase.id}`, gems: -offer.gem_cost, what: offer.name },
    {
      earnedBy: writesFor(order),
      together: {
        set: effectOf(order),
        when: all(
          atLeast('gems', offer.gem_cost),
          ...(offer.type === 'rest_day' ? [any(absent('rest_days'), equal('rest_days', 0))] : []),
        ),
      },
    },
  );
};

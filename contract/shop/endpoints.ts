import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Help } from '../fields';
import { DeliveryAddress } from './address';
import { Goal } from './goal';
import { itemKinds, Look, lookKinds, purchaseStatuses } from './kinds';

export const ItemId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

/** Why an item cannot be bought now; `open` if it can, given enough gems. `closed`: no grown-up can say yes. */
const itemStates = ['open', 'sold_out', 'owned', 'held', 'closed'] as const;

export const StoreItem = z.object({
  id: z.string(),
  name: z.string(),
  /** A description for children. */
  about: z.string(),
  type: z.enum(itemKinds),
  gem_cost: z.int(),
  /** The address of the picture: on this origin, for an hour at most. */
  image_path: z.nullable(z.string()),
  /** How many are left; null if there is no limit. */
  left: z.nullable(z.int()),
  state: z.enum(itemStates),
});
export type StoreItem = z.infer<typeof StoreItem>;

export const Purchase = z.object({
  id: z.string(),
  item_id: z.string(),
  item_name: z.string(),
  type: z.enum(itemKinds),
  gem_cost: z.int(),
  status: z.enum(purchaseStatuses),
  fulfilled: z.boolean(),
  /** Why it was cancelled, if an operator said so. */
  reason: z.nullable(z.string()),
  created_at: z.string(),
});
export type Purchase = z.infer<typeof Purchase>;

/** A wish in the words of a child, in characters. */
export const wishLimit = 300;

const shoppers = ['student', 'teacher', 'parent'] as const;

export const shop = defineEndpoints({
  items: {
    method: 'GET',
    path: '/store/items',
    who: shoppers,
    control: 'store',
    response: z.array(StoreItem),
    summary: 'What the store has for this reader, the cheapest first; grown-ups may look',
  },
  purchases: {
    method: 'GET',
    path: '/store/purchases',
    who: shoppers,
    response: z.array(Purchase),
    summary: "The student's last hundred purchases, the latest first; none for grown-ups",
  },
  purchase: {
    method: 'POST',
    path: '/store/purchase',
    who: ['student'],
    control: 'store',
    body: z.strictObject({
      item_id: ItemId,
      /** Made by the browser for one press of the button: a repeated request buys nothing more, for two days. */
      request_id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))),
      /** The price that the student has agreed to: another one refuses the purchase. */
      gem_cost: z.optional(z.int()),
      /** The address for a prize of a student who decides alone. For other students the guardian is asked. */
      address: z.optional(DeliveryAddress),
    }),
    response: z.object({ remaining_gems: z.int(), purchase: Purchase }),
    errors: [
      'store_item_not_found',
      'store_item_changed',
      'store_too_few_gems',
      'store_sold_out',
      'store_owned',
      'store_rest_day_held',
      'store_prize_closed',
      'store_busy',
    ],
    summary:
      'Buys one item with gems: paid, taken from the stock and on record together, or not at all; a prize may wait for a guardian',
  },
  request: {
    method: 'POST',
    path: '/store/request',
    who: ['student'],
    body: z.strictObject({
      item: z.string().check(z.trim(), z.minLength(1), z.maxLength(wishLimit)),
    }),
    response: z.object({ requested: z.literal(true), help: Help }),
    errors: ['store_request_limit'],
    summary: 'Asks for a reward that the store does not have; operators read it',
  },
  pin: {
    method: 'POST',
    path: '/store/pin',
    who: ['student'],
    control: 'store',
    body: z.strictObject({ item_id: z.nullable(ItemId) }),
    response: z.object({ goal: z.nullable(Goal) }),
    errors: ['store_item_not_found'],
    summary: 'Pins an item that the student is saving up for, or takes the pin off; the dashboard shows it',
  },
  wear: {
    method: 'POST',
    path: '/store/wear',
    who: ['student'],
    body: z.strictObject({ kind: z.enum(lookKinds), item_id: z.nullable(ItemId) }),
    response: Look,
    errors: ['store_not_owned'],
    summary: 'Puts something on that was bought, or takes it off',
  },
});

import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Line } from '../fields';
import { Region } from '../users/fields';
import { DeliveryAddress } from './address';
import { ItemId } from './endpoints';
import { PurchaseKey } from './family';
import { itemKinds, purchaseStatuses, sentKinds } from './kinds';

/** Formats of pictures, by the ending of their names. No SVG: it can carry scripts. */
export const pictureFormats = ['png', 'jpg', 'webp'] as const;
type PictureFormat = (typeof pictureFormats)[number];

export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
} as const satisfies Record<PictureFormat, string>;

/** In bytes. */
export const largestPicture = 1024 * 1024;

const Fields = z.strictObject({
  name: Line(60),
  /** A description for children. */
  about: Line(160),
  gem_cost: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Null: no limit. */
  stock: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
  /** Null: all regions. */
  regions: z.nullable(z.array(Region).check(z.minLength(1), z.maxLength(10))),
  from_age: z.int().check(z.minimum(0), z.maximum(18)),
  /** The name that `pictureUpload` returned. */
  picture: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,64}\.(png|jpg|webp|svg)$/))),
});

const OperatorItem = z.object({
  id: z.string(),
  type: z.enum(itemKinds),
  ...Fields.shape,
  image_path: z.nullable(z.string()),
  on_sale: z.boolean(),
});
export type OperatorItem = z.infer<typeof OperatorItem>;

export const orderStates = ['open', 'done'] as const;

const Order = z.object({
  id: z.string(),
  child_id: z.string(),
  username: z.string(),
  region: Region,
  item_name: z.string(),
  type: z.enum(itemKinds),
  gem_cost: z.int(),
  status: z.enum(purchaseStatuses),
  reason: z.nullable(z.string()),
  /** Only for prizes that are sent by post, until 27 days after sending. */
  address: z.nullable(DeliveryAddress),
  created_at: z.string(),
  changed_at: z.string(),
});
export type Order = z.infer<typeof Order>;

const Parcel = z.object({
  id: z.string(),
  item_name: z.string(),
  address: DeliveryAddress,
  sent_at: z.string(),
});
export type Parcel = z.infer<typeof Parcel>;

const Cursor = z.optional(z.string().check(z.maxLength(500)));

/** How operators keep the store. */
export const shopOperators = defineEndpoints({
  stock: {
    method: 'GET',
    path: '/operator/store/items',
    who: ['operator'],
    response: z.array(OperatorItem),
    summary: 'Every item of the store, also those that are not on sale',
  },
  addItem: {
    method: 'POST',
    path: '/operator/store/items',
    who: ['operator'],
    body: z.strictObject({ type: z.enum(sentKinds), ...Fields.shape }),
    response: OperatorItem,
    summary: 'Puts a prize or a gift card into the store',
  },
  changeItem: {
    method: 'PATCH',
    path: '/operator/store/items/{id}',
    who: ['operator'],
    params: z.strictObject({ id: ItemId }),
    body: z.strictObject({
      ...Fields.shape,
      on_sale: z.boolean(),
      /** The stock that the operator has seen: a purchase meanwhile refuses the change. */
      stock_before: Fields.shape.stock,
    }),
    response: OperatorItem,
    errors: ['store_item_not_found', 'store_item_changed'],
    summary: 'Changes an item, takes it from the store, or puts it back; purchases keep what was bought',
  },
  pictureUpload: {
    method: 'POST',
    path: '/operator/store/pictures',
    who: ['operator'],
    body: z.strictObject({
      format: z.enum(pictureFormats),
      size: z.int().check(z.minimum(1), z.maximum(largestPicture)),
    }),
    response: z.object({ picture: z.string(), upload: z.string(), content_type: z.enum(pictureTypes) }),
    summary:
      'A name for a new picture, and the address that takes a file of this size and type for ten minutes',
  },
  orders: {
    method: 'GET',
    path: '/operator/store/orders',
    who: ['operator'],
    query: z.strictObject({ state: z.enum(orderStates), cursor: Cursor }),
    response: z.object({ orders: z.array(Order), next: z.nullable(z.string()) }),
    summary: 'What is to be sent, the oldest first, or what was sent or cancelled, the latest first',
  },
  parcels: {
    method: 'GET',
    path: '/operator/store/parcels',
    who: ['operator'],
    query: z.strictObject({ cursor: Cursor }),
    response: z.object({ parcels: z.array(Parcel), next: z.nullable(z.string()) }),
    summary: 'What is on its way although the account was deleted, without the child, the latest first',
  },
  fulfil: {
    method: 'POST',
    path: '/operator/store/orders/fulfil',
    who: ['operator'],
    body: z.strictObject({
      ...PurchaseKey.shape,
      /** The code of a gift card. It is mailed to the guardian and never stored. */
      code: z.optional(Line(200)),
    }),
    response: z.object({ fulfilled: z.literal(true) }),
    errors: ['store_order_not_found', 'guardianship_not_found'],
    summary: 'An order was sent; a gift card’s code goes to the guardian by mail',
  },
  cancel: {
    method: 'POST',
    path: '/operator/store/orders/cancel',
    who: ['operator'],
    body: z.strictObject({ ...PurchaseKey.shape, reason: Line(200) }),
    response: z.object({ cancelled: z.literal(true) }),
    errors: ['store_order_not_found'],
    summary: 'Cancels an order with a reason that the student reads, and returns the gems',
  },
  exportOrders: {
    method: 'POST',
    path: '/operator/store/orders/export',
    who: ['operator'],
    body: z.strictObject({ state: z.enum(orderStates), cursor: Cursor }),
    /** `next`: there are more; the following file begins there. */
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
    summary: 'A thousand orders as comma-separated values, for the post, and where the next thousand begin',
  },
  requests: {
    method: 'GET',
    path: '/operator/store/requests',
    who: ['operator'],
    query: z.strictObject({ cursor: Cursor }),
    response: z.object({
      requests: z.array(z.object({ id: z.string(), text: z.string(), created_at: z.string() })),
      next: z.nullable(z.string()),
    }),
    summary: 'The rewards that children ask for, the latest first, without who asks, a page at a time',
  },
});

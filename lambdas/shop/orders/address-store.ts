import * as z from 'zod/mini';
import { DeliveryAddress } from '../../../contract/shop/address';
import { entity } from '../../platform/table/entity';
import { userPartition } from '../../platform/table/partition';

interface Parts {
  readonly user_id: string;
  /** The id of the purchase. */
  readonly id: string;
}

const declaration = {
  schema: z.object({ id: z.string(), address: DeliveryAddress }),
  key: ({ user_id, id }: Parts) => ({ pk: userPartition(user_id), sk: `DELIVERY#${id}` }),
};

/** The delivery address of an open order. Removed when the order is cancelled. */
export const addresses = entity({
  ...declaration,
  name: 'DeliveryAddress',
  retention: 'account',
  onDeletion: 'delete',
});

// With the three days before a deletion begins it is gone within the thirty days that are promised.
const retention = { days: 27 };

/** Read to hand over what is left of the time. */
const expires_at = z.optional(z.int());

/** Replaces the address when the order is sent; kept in case the parcel does not arrive. */
export const sentAddresses = entity({
  ...declaration,
  schema: z.extend(declaration.schema, { expires_at }),
  name: 'SentAddress',
  retention,
  onDeletion: { mirror: 'orders' },
});

/**
 * Replaces the address and the purchase when the child's account is deleted, for the rest of the address's time: operators find a
 * parcel that comes back, and nothing in it leads to the child.
 */
export const parcels = entity({
  name: 'Parcel',
  schema: z.object({
    id: z.string(),
    item_name: z.string(),
    address: DeliveryAddress,
    sent_at: z.string(),
    expires_at,
  }),
  key: ({ id }: { id: string }) => ({ pk: `PARCEL#${id}`, sk: 'PARCEL' }),
  retention,
  onDeletion: { keep: 'the item, the day and the address of a prize that is on its way, without the child' },
});

export const parcelList = 'PARCELS';

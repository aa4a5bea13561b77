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
export const addresses = entity({ ...declaration, name: 'DeliveryAddress', retention: 'account' });

/** Replaces the address when the order is sent; kept in case the parcel does not arrive. */
export const sentAddresses = entity({ ...declaration, name: 'SentAddress', retention: { days: 30 } });

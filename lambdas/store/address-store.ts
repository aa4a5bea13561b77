import * as z from 'zod/mini';
import { DeliveryAddress } from '../../contract/store-address';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

interface Parts {
  readonly user_id: string;
  /** Of the purchase. */
  readonly id: string;
}

const declaration = {
  schema: z.object({ id: z.string(), address: DeliveryAddress }),
  key: ({ user_id, id }: Parts) => ({ pk: userPartition(user_id), sk: `DELIVERY#${id}` }),
};

/** Where an open order is to be sent. Removed when the order is cancelled. */
export const addresses = entity({ ...declaration, name: 'DeliveryAddress', retention: 'account' });

/** Replaces the address when the order is sent: kept for a parcel that does not arrive. */
export const sentAddresses = entity({ ...declaration, name: 'SentAddress', retention: { days: 30 } });

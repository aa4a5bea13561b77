import { userPartition } from '../platform/table/partition';
import { rewardsBy } from './family-store';
import { addresses, sentAddresses } from './orders/address-store';
import { allPurchasesOf, possessionsOf, rewardRequests } from './store';

/** What a student has bought and owns, and the wishes for the store. */
export const shopForExport = async (userId: string) => {
  const [purchases, owned, wishes] = await Promise.all([
    allPurchasesOf(userId),
    possessionsOf(userId),
    rewardRequests.list(userPartition(userId), 'WISH#'),
  ]);
  return { purchases, owned, wishes };
};

/** The postal addresses of orders that are open or on their way. */
export const deliveryAddresses = async (userId: string) => {
  // Both kinds have the same keys: the address of an order that was sent replaces the other one.
  const kept = await Promise.all([
    addresses.list(userPartition(userId), 'DELIVERY#'),
    sentAddresses.list(userPartition(userId), 'DELIVERY#'),
  ]);
  return [...new Map(kept.flat().map(({ id, address }) => [id, address])).values()];
};

/** The rewards that a parent offers. */
export const rewardsForExport = (email: string) => rewardsBy(email);

import { equal } from '../../platform/table/condition';
import { familyRewards, rewardsBy } from '../family-store';
import { cancelPurchase } from '../orders/change-status';
import { allPurchasesOf, purchases } from '../store';

/** Deletes the rewards that a parent offers. */
export const removeRewards = async (email: string): Promise<void> => {
  for (const reward of await rewardsBy(email)) await familyRewards.remove(reward);
};

/** A child gets the gems back for a reward that nobody gives any more; the others no longer say who gave them. */
export const forgetGiver = async (childId: string, email: string): Promise<void> => {
  for (const purchase of await allPurchasesOf(childId)) {
    if (purchase.adult_email !== email) continue;
    if (purchase.status === 'waiting') await cancelPurchase(purchase);
    await purchases.update(purchase, { set: { adult_email: '' } }, equal('adult_email', email));
  }
};

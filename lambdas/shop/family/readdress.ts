import { equal } from '../../platform/table/condition';
import { transact } from '../../platform/table/transact';
import { familyRewards, rewardsBy } from '../family-store';
import { allPurchasesOf, purchases } from '../store';

/** Moves a parent's rewards, and the children's purchases of them, to another address. Idempotent. */
export const readdressRewards = async (children: readonly string[], from: string, to: string) => {
  for (const reward of await rewardsBy(from))
    await transact({
      reward: familyRewards.putting({ ...reward, adult_email: to }),
      old: familyRewards.removing(reward),
    });
  for (const child of children)
    for (const purchase of await allPurchasesOf(child))
      if (purchase.adult_email === from)
        await purchases.update(purchase, { set: { adult_email: to } }, equal('adult_email', from));
};

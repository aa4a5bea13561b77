import type { UserItem } from '../accounts/find';
import { guardiansOf } from '../relations/guardians';
import { type RewardItem, rewardsBy } from './family-store';
import { isFor } from './present';
import { type StoredItem, storeItems } from './store';

/** The offer to a student: an item of the store, or a reward of the family. */
export interface Offer extends StoredItem {
  /** The parent who gives the reward; null for an item of the store. */
  readonly adult_email: string | null;
}

/** The ids of family rewards begin with this prefix. */
export const familyPrefix = 'family-';

const offerOf = ({ id, name, gem_cost, adult_email }: RewardItem): Offer => ({
  id,
  name,
  gem_cost,
  adult_email,
  about: 'A reward of your family.',
  type: 'family',
  picture: null,
  stock: null,
  regions: null,
  from_age: 0,
  on_sale: true,
});

/** The rewards of a student's family. Only guardians can offer them. */
export const familyOffers = async (user: UserItem): Promise<Offer[]> => {
  const rewards = await Promise.all(
    (await guardiansOf(user.id)).map(({ adult_email }) => rewardsBy(adult_email)),
  );
  return rewards.flat().map(offerOf);
};

/** Undefined if there is no such offer for this student. */
export const findOffer = async (user: UserItem, id: string): Promise<Offer | undefined> => {
  if (id.startsWith(familyPrefix)) return (await familyOffers(user)).find((offer) => offer.id === id);
  const item = await storeItems.get({ id }, { consistent: true });
  return item !== undefined && isFor(user, item) ? { ...item, adult_email: null } : undefined;
};

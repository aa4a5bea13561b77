import type { shop } from '../../contract/shop/endpoints';
import type { Admitted } from '../accounts/admitted';
import { familyOffers } from './offers';
import { isFor, presentItem, presentPurchase, stateOf } from './present';
import { allItems, possessionsOf, purchasesOf } from './store';
import { guardianAddresses } from './terms';

/** The cheapest first, so that affordable items are at the top. */
export const items = async ({ actor: { id, role, user } }: Admitted<typeof shop.items>) => {
  const isStudent = role === 'student';
  const [all, owned, guardians, family] = await Promise.all([
    allItems(),
    isStudent ? possessionsOf(id) : [],
    isStudent ? guardianAddresses(id) : [],
    isStudent ? familyOffers(user) : [],
  ]);
  const owns = new Set(owned.map(({ item_id }) => item_id));
  return Promise.all(
    [...all, ...family]
      .filter((item) => isFor(user, item))
      .toSorted((a, b) => a.gem_cost - b.gem_cost || a.name.localeCompare(b.name))
      .map((item) => presentItem(item, stateOf(user, item, { owns, guardians }))),
  );
};

const shown = 100;

export const purchases = async ({ actor: { id, role } }: Admitted<typeof shop.purchases>) =>
  role === 'student' ? (await purchasesOf(id, shown)).map(presentPurchase) : [];

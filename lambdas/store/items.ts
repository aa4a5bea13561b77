import type { Person } from '../users/identify';
import { familyOffers } from './offers';
import { isFor, presentItem, presentPurchase, stateOf } from './present';
import { allItems, possessionsOf, purchasesOf } from './store';
import { guardianAddresses } from './terms';

/** The cheapest first: what is within reach stands at the top. */
export const items = async ({ actor: { id, role, user } }: { actor: Person }) => {
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

export const purchases = async ({ actor: { id, role } }: { actor: Person }) =>
  role === 'student' ? (await purchasesOf(id, shown)).map(presentPurchase) : [];

import type { Person } from '../users/identify';
import { isFor, presentItem, presentPurchase, stateOf } from './present';
import { allItems, possessionsOf, purchasesOf } from './store';

/** The cheapest first: what is within reach stands at the top. */
export const items = async ({ actor: { id, role, user } }: { actor: Person }) => {
  const [all, owned] = await Promise.all([allItems(), role === 'student' ? possessionsOf(id) : []]);
  const ids = new Set(owned.map(({ item_id }) => item_id));
  return Promise.all(
    all
      .filter((item) => isFor(user, item))
      .toSorted((a, b) => a.gem_cost - b.gem_cost || a.name.localeCompare(b.name))
      .map((item) => presentItem(item, stateOf(user, item, ids))),
  );
};

const shown = 100;

export const purchases = async ({ actor: { id, role } }: { actor: Person }) =>
  role === 'student' ? (await purchasesOf(id, shown)).map(presentPurchase) : [];

import { randomUUID } from 'node:crypto';
import { rewards } from '../../contract/rewards/endpoints';
import type { DeliveryAddress } from '../../contract/shop/address';
import { shop } from '../../contract/shop/endpoints';
import type { StoredItem } from '../../lambdas/shop/store';
import { seed } from './cloud';
import { meOf, type Person } from './people';

/** Adds an item to the store that no other test uses. */
export const createItem = async (of: Partial<StoredItem> = {}): Promise<StoredItem> => {
  const id = of.id ?? `item-${randomUUID().slice(0, 8)}`;
  const item: StoredItem = {
    id,
    name: `A thing ${id}`,
    about: 'It is good to have.',
    type: 'hat',
    gem_cost: 10,
    picture: null,
    stock: null,
    regions: null,
    from_age: 0,
    on_sale: true,
    ...of,
  };
  await seed({ task: 'storeItem', item });
  return item;
};

export const giveGems = (child: Person, gems: number) =>
  seed({ task: 'award', userId: child.id, cause: `welcome#${randomUUID()}`, gems });

export const buy = (
  { call }: Pick<Person, 'call'>,
  item: Pick<StoredItem, 'id'>,
  of: { request_id?: string; gem_cost?: number; address?: DeliveryAddress } = {},
) => call(shop.purchase, { body: { item_id: item.id, ...of } });

export const gemsOf = async (child: Pick<Person, 'call'>) => (await meOf(child)).gems;
/** The history of gems, the latest entry first. */
export const gemsSpent = async ({ call }: Pick<Person, 'call'>) =>
  (await call(rewards.gemHistory, {})).body.entries.map(({ kind, gems, what }) => [kind, gems, what]);
export const purchasesOf = async ({ call }: Pick<Person, 'call'>) => (await call(shop.purchases, {})).body;
export const itemsFor = async ({ call }: Pick<Person, 'call'>) => (await call(shop.items, {})).body;

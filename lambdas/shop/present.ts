import type { Purchase, StoreItem } from '../../contract/shop/endpoints';
import { isKept, isSent } from '../../contract/shop/kinds';
import type { UserItem } from '../accounts/find';
import { signedAddress } from '../platform/media';
import type { PurchaseItem, StoredItem } from './store';
import { sendingTerms } from './terms';

const addressSeconds = 3600;

/** The address stays the same for half an hour, so that a browser does not load the picture again. */
const addressOf = (picture: string): Promise<string> =>
  signedAddress(
    { prefix: 'store-items', name: picture },
    { method: 'GET', seconds: addressSeconds, steady: true },
  );

export const pictureOf = async ({ picture }: Pick<StoredItem, 'picture'>): Promise<string | null> =>
  picture === null ? null : addressOf(picture);

/** Whether the store has an item for this reader. Grown-ups see everything that is on sale. */
export const isFor = ({ age, region, account_type }: UserItem, item: StoredItem): boolean =>
  item.on_sale &&
  (account_type !== 'student' ||
    (age >= item.from_age && (item.regions === null || item.regions.includes(region))));

/** The reason why this reader cannot buy an item now, apart from its price; `open` without one. */
export const stateOf = (
  user: UserItem,
  { id, type, stock }: StoredItem,
  { owns, guardians }: { owns: ReadonlySet<string>; guardians: readonly string[] },
): StoreItem['state'] => {
  if (isKept(type) && owns.has(id)) return 'owned';
  if (type === 'rest_day' && user.rest_days > 0) return 'held';
  if (isSent(type) && sendingTerms(user, type, guardians) === undefined) return 'closed';
  return stock === 0 ? 'sold_out' : 'open';
};

export const presentItem = async (item: StoredItem, state: StoreItem['state']): Promise<StoreItem> => ({
  ...item,
  image_path: await pictureOf(item),
  left: item.stock,
  state,
});

export const presentPurchase = (purchase: PurchaseItem): Purchase => ({
  ...purchase,
  fulfilled: purchase.status === 'fulfilled',
});

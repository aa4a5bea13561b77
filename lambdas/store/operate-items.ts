import { ulid } from 'ulid';
import type { sentKinds } from '../../contract/store-kinds';
import type { OperatorItem, pictureFormats } from '../../contract/store-operators';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { signedAddress } from '../platform/media';
import { all, equal, present } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { pictureOf } from './present';
import { allItems, type StoredItem, storeItems } from './store';

/** Enough for a picture on a slow line. */
const uploadSeconds = 600;

const presentForOperators = async (item: StoredItem) => ({ ...item, image_path: await pictureOf(item) });

/** What can be bought first, and by price. */
export const stock = async () => {
  const items = (await allItems()).toSorted(
    (a, b) => Number(b.on_sale) - Number(a.on_sale) || a.gem_cost - b.gem_cost,
  );
  return Promise.all(items.map(presentForOperators));
};

/** A new name for each picture: addresses of the old one are in browsers for a while. */
export const pictureUpload = async ({
  body: { format, size },
}: {
  body: { format: (typeof pictureFormats)[number]; size: number };
}) => {
  const picture = `${ulid(now().getTime()).toLowerCase()}.${format}`;
  const upload = await signedAddress(
    { prefix: 'store-items', name: picture },
    { method: 'PUT', seconds: uploadSeconds, length: size },
  );
  return { picture, upload };
};

type Fields = Omit<OperatorItem, 'id' | 'type' | 'image_path' | 'on_sale'>;

interface Addition {
  readonly actor: Person;
  readonly body: Fields & { readonly type: (typeof sentKinds)[number] };
}

export const addItem = async ({ actor, body }: Addition) => {
  const id = `item-${ulid(now().getTime()).toLowerCase()}`;
  const item = { id, ...body, on_sale: true };
  await transact({
    item: storeItems.creating(item),
    audit: recording({ actor, action: 'add_store_item', target: id }),
  });
  return presentForOperators(item);
};

interface Change {
  readonly actor: Person;
  readonly params: { readonly id: string };
  readonly body: Fields & { readonly on_sale: boolean; readonly stock_before: number | null };
}

/** A change of the stock is refused when pieces were sold since the operator looked: the sale would be lost. */
export const changeItem = async ({ actor, params: { id }, body }: Change) => {
  const { stock_before, ...changes } = body;
  const before = await storeItems.get({ id }, { consistent: true });
  if (before === undefined) throw new ApiError('store_item_not_found');
  const isRemoval = before.on_sale && !changes.on_sale;
  const refused = await transact({
    item: storeItems.updating({ id }, { set: changes }, all(present('pk'), equal('stock', stock_before))),
    audit: recording({ actor, action: isRemoval ? 'remove_store_item' : 'change_store_item', target: id }),
  });
  if (refused.length > 0) throw new ApiError('store_item_changed');
  return presentForOperators({ ...before, ...changes });
};

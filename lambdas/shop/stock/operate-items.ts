import { ulid } from 'ulid';
import { pictureTypes, type shopOperators } from '../../../contract/shop/operators';
import type { Admitted } from '../../accounts/admitted';
import { recording } from '../../audit/record';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { signedAddress } from '../../platform/media';
import { all, equal, present } from '../../platform/table/condition';
import { transact } from '../../platform/table/transact';
import { pictureOf } from '../present';
import { allItems, type StoredItem, storeItems } from '../store';

/** Long enough for a picture on a slow connection. */
const uploadSeconds = 600;

const presentForOperators = async (item: StoredItem) => ({ ...item, image_path: await pictureOf(item) });

/** Items on sale first, then by price. */
export const stock = async () => {
  const items = (await allItems()).toSorted(
    (a, b) => Number(b.on_sale) - Number(a.on_sale) || a.gem_cost - b.gem_cost,
  );
  return Promise.all(items.map(presentForOperators));
};

/** Each picture gets a new name, because browsers keep the address of the old one for a while. */
export const pictureUpload = async ({
  body: { format, size },
}: Admitted<typeof shopOperators.pictureUpload>) => {
  const picture = `${ulid(now().getTime()).toLowerCase()}.${format}`;
  const content_type = pictureTypes[format];
  const upload = await signedAddress(
    { prefix: 'store-items', name: picture },
    { method: 'PUT', seconds: uploadSeconds, content: { length: size, type: content_type } },
  );
  return { picture, upload, content_type };
};

export const addItem = async ({ actor, body }: Admitted<typeof shopOperators.addItem>) => {
  const id = `item-${ulid(now().getTime()).toLowerCase()}`;
  const item = { id, ...body, on_sale: true };
  await transact({
    item: storeItems.creating(item),
    audit: recording({ actor, action: 'add_store_item', target: id }),
  });
  return presentForOperators(item);
};

/** Refuses a change if pieces were sold since the operator read the item: the new stock would ignore the sale. */
export const changeItem = async ({
  actor,
  params: { id },
  body,
}: Admitted<typeof shopOperators.changeItem>) => {
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../platform/log';
import { putMedia } from '../platform/media';
import { things } from './first-items';
import { storeItems } from './store';

/**
 * Puts the first items into the store, with their pictures from a folder. An item that is there stays as operators have
 * made it, also one that they have taken from the store. Interrupted, it continues where it was.
 */
export const putFirstItems = async (folder: string): Promise<void> => {
  for (const item of things) {
    if ((await storeItems.get({ id: item.id }, { consistent: true })) !== undefined) continue;
    const picture = `${item.id}.svg`;
    // The picture first: an item that can be seen has one.
    await putMedia(
      { prefix: 'store-items', name: picture },
      readFileSync(path.join(folder, picture)),
      'image/svg+xml',
    );
    await storeItems.create({ ...item, picture, regions: null, from_age: 0, on_sale: true });
    log.info('store item put', { item: item.id });
  }
};

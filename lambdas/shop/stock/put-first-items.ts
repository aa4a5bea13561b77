import { readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../../platform/log';
import { putMedia } from '../../platform/media';
import { storeItems } from '../store';
import { things } from './first-items';

/**
 * Puts the first items into the store, with their pictures from a folder. Existing items stay as operators have changed them,
 * also those that they have taken off sale. An interrupted run continues where it stopped.
 */
export const putFirstItems = async (folder: string): Promise<void> => {
  for (const item of things) {
    if ((await storeItems.get({ id: item.id }, { consistent: true })) !== undefined) continue;
    const picture = `${item.id}.svg`;
    // The picture first, so that every visible item has one.
    await putMedia(
      { prefix: 'store-items', name: picture },
      readFileSync(path.join(folder, picture)),
      'image/svg+xml',
    );
    await storeItems.create({ ...item, picture, regions: null, from_age: 0, on_sale: true });
    log.info('store item put', { item: item.id });
  }
};

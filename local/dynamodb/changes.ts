import { isDeepStrictEqual } from 'node:util';
import type { Item, Store } from 'dynalite/db';
import { getTable } from './store';

/** What happened to one item. An image is absent when there was, or is, no such item. */
export interface Change {
  table: string;
  keys: Item;
  oldImage?: Item;
  newImage?: Item;
}

/** A change as it is kept. */
export interface ChangeRecord extends Change {
  sequenceNumber: string;
  /** When it was made, in milliseconds since the epoch. */
  at: number;
}

const DIGITS = 20;

/** As long as those of AWS, and all of one length, so that they sort as texts. */
export const sequenceNumber = (sequence: number): string => {
  return `1${String(sequence).padStart(DIGITS, '0')}`;
};

export const sequenceOf = (text: string): number => {
  return Number(text.slice(1));
};

/** What writing `newImage` to an item's row changes; nothing when the item stays as it is. */
export const changesOf = async (
  store: Store,
  table: string,
  row: string,
  newImage: Item | undefined,
): Promise<Change[]> => {
  const oldImage = (await store.db.get(row)) as Item | undefined;
  const item = newImage ?? oldImage;
  if (!item || isDeepStrictEqual(oldImage, newImage)) return [];
  const { KeySchema } = await getTable(store, table);
  const keyNames = KeySchema.map(({ AttributeName }) => AttributeName);
  const keys = Object.fromEntries(Object.entries(item).filter(([name]) => keyNames.includes(name)));
  return [{ table, keys, ...(oldImage && { oldImage }), ...(newImage && { newImage }) }];
};

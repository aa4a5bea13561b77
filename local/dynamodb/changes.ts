import { isDeepStrictEqual } from 'node:util';
import type { Item, Store } from 'dynalite/db';
import { getTable } from './store';

/** The change of one item. An image is absent if the item did not, or does not, exist. */
export interface Change {
  table: string;
  keys: Item;
  oldImage?: Item;
  newImage?: Item;
}

/** A change as it is stored. */
export interface ChangeRecord extends Change {
  sequenceNumber: string;
  /** The time of the change, in milliseconds since the epoch. */
  at: number;
}

const DIGITS = 20;

/** As long as AWS's numbers, and all of the same length, so that they sort as texts. */
export const sequenceNumber = (sequence: number): string => {
  return `1${String(sequence).padStart(DIGITS, '0')}`;
};

export const sequenceOf = (text: string): number => {
  return Number(text.slice(1));
};

/** The changes to an item's row by `newImage`; none if the item stays the same. */
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

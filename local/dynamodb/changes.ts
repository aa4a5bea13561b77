import { isDeepStrictEqual } from 'node:util';
import type { BatchOperation, Item, Store } from 'dynalite/db';
import { getTable } from './store';

/** The change of one item. The old image of a new item and the new image of a deleted item are absent. */
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

/** Has the length of AWS's numbers. All have the same length, so that they sort as texts. */
export const sequenceNumber = (sequence: number): string => {
  return `1${String(sequence).padStart(DIGITS, '0')}`;
};

export const sequenceOf = (text: string): number => {
  return Number(text.slice(1));
};

/** The change of an item's row to `newImage`; an empty list if the item stays the same. */
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

export const HISTORY = 'history~';
export const AFTER_HISTORY = 'history\x7f';

/** Keeps records for a restore, in the batch of their changes. */
export const historyOf = (records: readonly ChangeRecord[]): BatchOperation[] =>
  records.map((value) => ({ type: 'put', key: HISTORY + value.sequenceNumber, value }));

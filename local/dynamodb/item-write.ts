import {
  capacityUnits,
  type Item,
  type ParsedRequest,
  type Store,
  validateItem,
  validateKey,
} from 'dynalite/db';
import { type ActionName, run, type WriteAction } from './actions';
import { fromDynalite, Refused, validationError } from './errors';
import type { Meter } from './meter';
import type { Staging } from './staging';
import { getStoredItem, getTable, itemKeyOf } from './store';

/** A request for one item, with the location of that item in the store. */
export interface Placed {
  table: string;
  /** Absent when the request's key does not match the table's schema: the action reports the error. */
  itemKey: string | undefined;
}

export interface ItemWrite {
  action: WriteAction;
  data: ParsedRequest;
  wantsOldItem: boolean;
}

/** A refused write, with the item if the caller asked for it. */
export interface FailedWrite {
  refused: Refused;
  oldItem?: Item;
}

export const place = async (store: Store, data: ParsedRequest): Promise<Placed> => {
  const table = await getTable(store, data.TableName);
  const keyOrItem = data.Item ?? data.Key ?? {};
  const invalid = data.Item ? validateItem(data.Item, table) : validateKey(keyOrItem, table);
  return { table: data.TableName, itemKey: invalid ? undefined : itemKeyOf(keyOrItem, table) };
};

/** The name under which an item is locked; an empty list if no such item can exist. */
export const lockNames = (places: Placed[]): string[] => {
  return places.flatMap(({ table, itemKey }) => (itemKey === undefined ? [] : [`${table} ${itemKey}`]));
};

export const isOldItemWanted = (choice: unknown): boolean => {
  if (choice !== undefined && choice !== 'NONE' && choice !== 'ALL_OLD')
    throw validationError('ReturnValuesOnConditionCheckFailure can only be ALL_OLD or NONE');
  return choice === 'ALL_OLD';
};

/** Runs dynalite's action on a single item and always requests the consumed capacity. */
export const runCounted = (name: ActionName, store: Store, data: ParsedRequest) => {
  return run(name, store, { ...data, ReturnConsumedCapacity: 'TOTAL' });
};

/**
 * Stages a write and charges for the item itself, `factor` times. Index entries are charged when they are committed. As on AWS, a
 * failed condition is charged too, by the size of the stored item. The caller must hold the item's lock. Throws only faults.
 */
export const stageWrite = async (
  store: Store,
  staging: Staging,
  write: ItemWrite & Placed,
  meter: Meter,
  factor: number,
): Promise<{ result: object } | FailedWrite> => {
  const { table, itemKey = '' } = write;
  try {
    const { ConsumedCapacity, ...result } = await runCounted(
      write.action,
      staging.viewFor(itemKey),
      write.data,
    );
    for (const { CapacityUnits } of [ConsumedCapacity ?? []].flat())
      meter.add({ kind: 'write', table, units: CapacityUnits * factor });
    return { result };
  } catch (error) {
    const refused = fromDynalite(error);
    if (!(refused instanceof Refused)) throw refused;
    if (refused.code !== 'ConditionalCheckFailedException') return { refused };
    const oldItem = await getStoredItem(store, table, itemKey);
    meter.add({ kind: 'write', table, units: capacityUnits(oldItem, false, true) * factor });
    return oldItem && write.wantsOldItem ? { refused, oldItem } : { refused };
  }
};

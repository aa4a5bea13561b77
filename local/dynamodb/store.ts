import { create, createKey, type Item, type Store, type Table } from 'dynalite/db';
import { Damaged, startOver } from '../files';
import { fromDynalite } from './errors';

/**
 * Opens the folder, or a store in memory. Fails immediately with a clear message when another process has the folder open, or
 * when it is damaged.
 */
export const openStore = async (path: string | undefined): Promise<Store> => {
  const immediately = { createTableMs: 0, updateTableMs: 0, deleteTableMs: 0 };
  const store = create(path === undefined ? immediately : { ...immediately, path });
  try {
    await store.db.open();
  } catch (error) {
    const { cause = error } = error as { cause?: NodeJS.ErrnoException };
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'LEVEL_CORRUPTION' || code === 'EEXIST')
      throw new Damaged(String(path), `is damaged (${message})`, startOver);
    throw cause;
  }
  return store;
};

export const getTable = (store: Store, name: string): Promise<Table> => {
  return new Promise((resolve, reject) => {
    store.getTable(name, (error, table) => (error ? reject(fromDynalite(error)) : resolve(table)));
  });
};

export const getStoredItem = (store: Store, table: string, key: string): Promise<Item | undefined> => {
  return new Promise((resolve, reject) => {
    store.getItemDb(table).get(key, (error, item) => (error ? reject(error) : resolve(item)));
  });
};

/** The keyspace of a table's rows in dynalite's store. */
export const itemKeyspace = (table: string): string => {
  return `item-${table}~`;
};

/** The keyspace of an index's rows in dynalite's store. */
export const indexKeyspace = (scope: string, table: string, index: string): string => {
  return `index-${scope.toLowerCase()}~${table}~${index}~`;
};

/**
 * A replacement for the suffix of dynalite's index keys. Theirs end in 24 bits of a hash of the item's key, so that among some
 * thousand items with equal index keys two would overwrite each other. The whole item key is unique.
 */
export const indexKeySuffix = (itemKey: string): string => {
  return `/${itemKey}`;
};

export const itemKeyOf = (keyOrItem: Item, table: Table): string => {
  return createKey(keyOrItem, table);
};

import { create, createKey, type Done, type Item, type Store, type Table } from 'dynalite/db';
import { Damaged, startOver } from '../files';
import { fromDynalite } from './errors';

/** Keeps the descriptions of tables until they change: each action reads one, and decoding it takes longer than most actions. */
const keepTables = (store: Store): void => {
  const { getTable, tableDb } = store;
  const { put, del } = tableDb;
  const kept = new Map<string, Table>();
  const forget =
    (name: string, done: Done): Done =>
    (error) => {
      kept.delete(name);
      done(error);
    };
  tableDb.put = (name, table, done) => put(name, table, forget(name, done));
  tableDb.del = (name, done) => del(name, forget(name, done));
  // dynalite passes false to get tables of any status, which it then changes.
  store.getTable = (name, ...rest) => {
    const [done] = rest;
    if (done === false) return getTable(name, ...rest);
    const table = kept.get(name);
    if (table !== undefined) return void setImmediate(done, null, table);
    getTable(name, (error, found) => {
      if (error === null) kept.set(name, found);
      done(error, found);
    });
  };
};

/**
 * Opens the folder, or a store in memory. Fails immediately with a clear message when another process has the folder open, or
 * when it is damaged.
 */
export const openStore = async (path: string | undefined): Promise<Store> => {
  const immediately = { createTableMs: 0, updateTableMs: 0, deleteTableMs: 0 };
  const store = create(path === undefined ? immediately : { ...immediately, path });
  keepTables(store);
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

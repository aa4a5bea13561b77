import type { Store, Table } from 'dynalite/db';
import { type ActionName, parse, run } from './actions';
import type { Operation } from './engine';
import { forgetTimeToLive } from './time-to-live';

/** An operation on tables that needs no addition to dynalite's. */
export const asDynaliteDoes = (action: ActionName): Operation => {
  return ({ store }, body) => run(action, store, parse(action, body, store));
};

/** CreateTable: the table is usable when the answer is sent, and a crash leaves no half-created table. */
export const createTable: Operation = ({ store }, body) =>
  run('CreateTable', bornActive(store), parse('CreateTable', body, store));

export const deleteTable: Operation = async ({ store }, body) => {
  const data = parse('DeleteTable', body, store);
  const answer = await run('DeleteTable', store, data);
  await forgetTimeToLive(store, data.TableName);
  return answer;
};

const bornActive = (store: Store): Store => {
  const put: Store['tableDb']['put'] = (name, row, done) => {
    const table = row as Table;
    const indexes = table.GlobalSecondaryIndexes?.map((index) => ({ ...index, IndexStatus: 'ACTIVE' }));
    const active = { ...table, TableStatus: 'ACTIVE', ...(indexes && { GlobalSecondaryIndexes: indexes }) };
    store.tableDb.put(name, active, done);
  };
  return { ...store, tableDb: { ...store.tableDb, put } };
};

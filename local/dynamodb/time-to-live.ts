import type { Store } from 'dynalite/db';
import type { Body, Operation } from './engine';
import { validationError } from './errors';
import { getTable } from './store';

/**
 * Stores the setting for time to live and never deletes an expired item. AWS too may keep expired items for days, so readers must
 * filter them; here a reader that does not is detected.
 */
interface Specification {
  AttributeName: string;
  Enabled: boolean;
}

export const updateTimeToLive: Operation = async ({ store }, body) => {
  const table = await tableOf(store, body);
  const { AttributeName, Enabled } = (body.TimeToLiveSpecification ?? {}) as Partial<Specification>;
  if (typeof AttributeName !== 'string' || !AttributeName || typeof Enabled !== 'boolean')
    throw validationError('TimeToLiveSpecification must have an AttributeName and Enabled');
  const specification: Specification = { AttributeName, Enabled };
  await store.db.put(rowKey(table), specification);
  return { TimeToLiveSpecification: specification };
};

export const describeTimeToLive: Operation = async ({ store }, body) => {
  const row = (await store.db.get(rowKey(await tableOf(store, body)))) as Specification | undefined;
  return {
    TimeToLiveDescription: row?.Enabled
      ? { TimeToLiveStatus: 'ENABLED', AttributeName: row.AttributeName }
      : { TimeToLiveStatus: 'DISABLED' },
  };
};

export const forgetTimeToLive = (store: Store, table: string): Promise<void> => {
  return store.db.del(rowKey(table));
};

const tableOf = async (store: Store, { TableName }: Body): Promise<string> => {
  if (typeof TableName !== 'string') throw validationError('TableName must be a string');
  await getTable(store, TableName);
  return TableName;
};

const rowKey = (table: string): string => {
  return `time-to-live~${table}`;
};

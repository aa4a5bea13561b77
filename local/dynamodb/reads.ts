import type { ActionResult, ParsedRequest, RangeOptions, Store } from 'dynalite/db';
import { parse, run } from './actions';
import type { Body, Operation } from './engine';
import { validationError } from './errors';
import { isCapacityWanted, type Meter } from './meter';
import { getTable, indexKeySuffix, itemKeyOf } from './store';

type ReadAction = 'GetItem' | 'BatchGetItem' | 'Query';

export const getItem: Operation = ({ store }, body, meter) =>
  read('GetItem', store, parse('GetItem', body, store), meter);

export const batchGet: Operation = ({ store }, body, meter) =>
  read('BatchGetItem', store, parse('BatchGetItem', body, store), meter);

/** Refuses an empty text as the beginning of a key, as AWS does and dynalite does not. */
const checkKeys = ({ KeyConditionExpression, ExpressionAttributeValues }: Body) => {
  const values = Object.entries((ExpressionAttributeValues ?? {}) as Record<string, { S?: string }>);
  const used = [...String(KeyConditionExpression).matchAll(/:\w+/g)].map(([name]) => name);
  if (values.some(([name, { S }]) => S === '' && used.includes(name)))
    throw validationError(
      'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.',
    );
};

export const query: Operation = async ({ store, indexes }, body: Body, meter) => {
  checkKeys(body);
  const data = parse('Query', body, store);
  if (body.IndexName !== undefined) await indexes.catchUp();
  const least = data.ConsistentRead ? 1 : 0.5;
  return read('Query', await resumableView(store, data), data, meter, least);
};

/** Runs a read and meters it, whether or not the caller asked for the consumed capacity. */
const read = async (
  action: ReadAction,
  store: Store,
  data: ParsedRequest,
  meter: Meter,
  least = 0,
): Promise<ActionResult> => {
  const asked = data.ReturnConsumedCapacity;
  const level = asked === 'INDEXES' ? asked : 'TOTAL';
  const result = await run(action, store, { ...data, ReturnConsumedCapacity: level });
  for (const consumed of [result.ConsumedCapacity ?? []].flat()) {
    // dynalite reports 0 for a query without results; AWS charges the minimum of a read.
    consumed.CapacityUnits = Math.max(consumed.CapacityUnits, least);
    meter.add({ kind: 'read', table: consumed.TableName, units: consumed.CapacityUnits });
  }
  if (!isCapacityWanted(asked)) delete result.ConsumedCapacity;
  return result;
};

/** A view of the store in which a query on an index continues after its ExclusiveStartKey (see `indexKeySuffix`). */
const resumableView = async (store: Store, data: ParsedRequest): Promise<Store> => {
  const startKey = data.ExclusiveStartKey;
  if (!startKey) return store;
  const table = await getTable(store, data.TableName);
  const resume = (range: RangeOptions): RangeOptions => {
    const suffix = indexKeySuffix(itemKeyOf(startKey, table));
    return range.reverse ? { ...range, lt: range.lt + suffix } : { ...range, gt: range.gt + suffix };
  };
  return {
    ...store,
    getIndexDb: (...index) => {
      const real = store.getIndexDb(...index);
      return { ...real, createValueStream: (range) => real.createValueStream(resume(range)) };
    },
  };
};

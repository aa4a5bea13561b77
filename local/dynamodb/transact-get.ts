import type { ParsedRequest, Store } from 'dynalite/db';
import { parse } from './actions';
import type { Operation } from './engine';
import { Refused } from './errors';
import { place, runCounted } from './item-write';
import { isCapacityWanted, type Meter } from './meter';
import {
  type CancellationReason,
  cancelled,
  distinctLockNames,
  reasonFor,
  refuseConflicts,
  transactionItems,
} from './transaction-items';

/**
 * TransactGetItems: a consistent snapshot of the items, refused while a transaction writes one of them. Each item is charged as two
 * consistent reads.
 */
export const transactGet: Operation = async ({ store, locks, conflicts }, body, meter) => {
  const requests = transactionItems(body.TransactItems, ['Get']).map(({ request }) =>
    parse('GetItem', { ...request, ConsistentRead: true }, store),
  );
  const places = await Promise.all(requests.map((data) => place(store, data)));
  refuseConflicts(conflicts, places);
  return locks.hold(distinctLockNames(places), async () => {
    const outcomes = await Promise.all(requests.map((data) => getOne(store, data, meter)));
    if (outcomes.some(({ reason }) => reason))
      throw cancelled(outcomes.map(({ reason }) => reason ?? { Code: 'None' }));
    const level = body.ReturnConsumedCapacity;
    return {
      Responses: outcomes.map(({ Item }) => (Item ? { Item } : {})),
      ...(isCapacityWanted(level) && { ConsumedCapacity: meter.consumed(level) }),
    };
  });
};

const getOne = async (
  store: Store,
  data: ParsedRequest,
  meter: Meter,
): Promise<{ Item?: object; reason?: CancellationReason }> => {
  try {
    const { Item, ConsumedCapacity } = await runCounted('GetItem', store, data);
    for (const { CapacityUnits } of [ConsumedCapacity ?? []].flat())
      meter.add({ kind: 'read', table: data.TableName, units: 2 * CapacityUnits });
    return Item ? { Item } : {};
  } catch (error) {
    if (error instanceof Refused) return { reason: reasonFor(error) };
    throw error;
  }
};

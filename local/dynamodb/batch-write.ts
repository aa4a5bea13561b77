import type { ParsedRequest } from 'dynalite/db';
import { parse } from './actions';
import type { Operation } from './engine';
import { validationError } from './errors';
import { type ItemWrite, lockNames, place, stageWrite } from './item-write';
import { isCapacityWanted } from './meter';
import { Staging } from './staging';

/** BatchWriteItem. AWS does not guarantee that a batch is atomic; here it is. */
export const batchWrite: Operation = async (engine, body, meter) => {
  const { store, locks } = engine;
  const request = parse('BatchWriteItem', body, store);
  const writes = await Promise.all(
    writesOf(request).map(async (write) => ({ ...write, ...(await place(store, write.data)) })),
  );
  if (writes.some(({ itemKey }) => itemKey === undefined))
    throw validationError('The provided key element does not match the schema');
  const names = lockNames(writes);
  if (new Set(names).size < names.length)
    throw validationError('Provided list of item keys contains duplicates');
  return locks.hold(names, async () => {
    const staging = new Staging(engine);
    const outcomes = await Promise.all(writes.map((write) => stageWrite(store, staging, write, meter, 1)));
    for (const outcome of outcomes) if ('refused' in outcome) throw outcome.refused;
    await staging.commit(meter);
    const level = request.ReturnConsumedCapacity;
    return {
      UnprocessedItems: {},
      ...(isCapacityWanted(level) && { ConsumedCapacity: meter.consumed(level) }),
    };
  });
};

const writesOf = ({ RequestItems = {} }: ParsedRequest): ItemWrite[] => {
  return Object.entries(RequestItems).flatMap(([TableName, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }): ItemWrite => {
      if (PutRequest)
        return { action: 'PutItem', data: { TableName, Item: PutRequest.Item }, wantsOldItem: false };
      const Key = DeleteRequest?.Key ?? {};
      return { action: 'DeleteItem', data: { TableName, Key }, wantsOldItem: false };
    }),
  );
};

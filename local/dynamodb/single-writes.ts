import { parse, type WriteAction } from './actions';
import type { Operation } from './engine';
import { CONFLICT, Refused, refusal } from './errors';
import { isOldItemWanted, lockNames, place, stageWrite } from './item-write';
import { isCapacityWanted } from './meter';
import { Staging } from './staging';

/** PutItem, UpdateItem and DeleteItem: the item and its index entries change in one batch. */
export const singleWrite = (action: WriteAction): Operation => {
  return async (engine, body, meter) => {
    const { store, locks, conflicts } = engine;
    const wantsOldItem = isOldItemWanted(body.ReturnValuesOnConditionCheckFailure);
    const data = parse(action, body, store);
    const placed = await place(store, data);
    const names = lockNames([placed]);
    if (conflicts.among(names).size > 0) throw refusal('TransactionConflictException', CONFLICT);
    return locks.hold(names, async () => {
      const staging = new Staging(engine);
      const outcome = await stageWrite(store, staging, { action, data, wantsOldItem, ...placed }, meter, 1);
      if ('refused' in outcome) {
        const { refused, oldItem } = outcome;
        throw oldItem ? new Refused({ ...refused.body, Item: oldItem }) : refused;
      }
      await staging.commit(meter);
      const level = data.ReturnConsumedCapacity;
      return {
        ...outcome.result,
        ...(isCapacityWanted(level) && { ConsumedCapacity: meter.consumed(level)[0] }),
      };
    });
  };
};

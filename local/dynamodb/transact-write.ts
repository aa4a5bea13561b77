import type { Store } from 'dynalite/db';
import { parse } from './actions';
import type { Body, Engine, Operation } from './engine';
import { refusal, validationError } from './errors';
import { IdempotencyTokens } from './idempotency-tokens';
import {
  type FailedWrite,
  type ItemWrite,
  isOldItemWanted,
  type Placed,
  place,
  stageWrite,
} from './item-write';
import { isCapacityWanted, type Meter } from './meter';
import { Staging } from './staging';
import {
  cancelled,
  distinctLockNames,
  reasonFor,
  refuseConflicts,
  transactionItems,
} from './transaction-items';

/** AWS charges two writes per item of a transaction: to prepare it and to commit it. */
const TRANSACTION_FACTOR = 2;

/** A ConditionCheck runs as a delete of which only the condition is evaluated. */
const ACTIONS = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
} as const;
const KINDS = ['ConditionCheck', 'Put', 'Update', 'Delete'] as const;

const IN_PROGRESS = 'Transaction is in progress for this ClientRequestToken';

type TransactionWrite = ItemWrite & Placed & { isCheck: boolean };

/**
 * TransactWriteItems: all or nothing, even after `kill -9`. It waits for single writes that arrived before it, and is cancelled
 * if it conflicts with another transaction.
 */
export const transactWrite: Operation = async (engine, body, meter) => {
  const { store, locks, tokens, conflicts } = engine;
  const writes = await Promise.all(
    parseWrites(store, body).map(async (write) => ({ ...write, ...(await place(store, write.data)) })),
  );
  const names = distinctLockNames(writes);
  const token = tokenOf(body);
  const fingerprint = IdempotencyTokens.fingerprint(body.TransactItems);
  const marks = token ? [`token ${token}`] : [];
  if (conflicts.isBusy(marks)) throw refusal('TransactionInProgressException', IN_PROGRESS);
  if (token && tokens.isDone(token, fingerprint)) {
    for (const { table } of writes) meter.add({ kind: 'read', table, units: TRANSACTION_FACTOR });
  } else {
    refuseConflicts(conflicts, writes);
    const request = token ? { token, fingerprint } : undefined;
    const work = () => locks.hold(names, () => apply(engine, writes, meter, request));
    await conflicts.during([...names, ...marks], work);
  }
  const level = body.ReturnConsumedCapacity;
  return isCapacityWanted(level) ? { ConsumedCapacity: meter.consumed(level) } : {};
};

const apply = async (
  engine: Engine,
  writes: TransactionWrite[],
  meter: Meter,
  request: { token: string; fingerprint: string } | undefined,
): Promise<void> => {
  const { store, tokens } = engine;
  const staging = new Staging(engine);
  const checks = new Staging(engine);
  const outcomes = await Promise.all(
    writes.map((write) =>
      stageWrite(store, write.isCheck ? checks : staging, write, meter, TRANSACTION_FACTOR),
    ),
  );
  if (outcomes.some(isFailed))
    throw cancelled(
      outcomes.map((outcome) =>
        isFailed(outcome) ? reasonFor(outcome.refused, outcome.oldItem) : { Code: 'None' },
      ),
    );
  await staging.commit(meter, request && tokens.rows(request.token, request.fingerprint));
  if (request) tokens.remember(request.token, request.fingerprint);
};

const isFailed = (outcome: object): outcome is FailedWrite => {
  return 'refused' in outcome;
};

const parseWrites = (store: Store, body: Body): (ItemWrite & { isCheck: boolean })[] => {
  return transactionItems(body.TransactItems, KINDS).map(({ kind, request }) => {
    const isCheck = kind === 'ConditionCheck';
    if (isCheck && !request.ConditionExpression)
      throw validationError('A ConditionCheck must have a ConditionExpression');
    const action = ACTIONS[kind];
    const wantsOldItem = isOldItemWanted(request.ReturnValuesOnConditionCheckFailure);
    return { action, data: parse(action, request, store), wantsOldItem, isCheck };
  });
};

const tokenOf = ({ ClientRequestToken: token }: Body): string | undefined => {
  if (token == null) return undefined;
  if (typeof token !== 'string' || token.length < 1 || token.length > 36)
    throw validationError('ClientRequestToken must be a string of 1 to 36 characters');
  return token;
};

import type { Conflicts } from './conflicts';
import { CONFLICT, type Refused, refusal, validationError } from './errors';
import { lockNames, type Placed } from './item-write';

const MOST_ITEMS = 100;

export interface CancellationReason {
  Code: string;
  Message?: string;
  Item?: object;
}

/** The list of a transaction as `[kind, request]` pairs. Refuses entries that are not exactly one known kind. */
export const transactionItems = <Kind extends string>(
  items: unknown,
  kinds: readonly Kind[],
): { kind: Kind; request: Record<string, unknown> }[] => {
  if (!Array.isArray(items) || items.length < 1 || items.length > MOST_ITEMS)
    throw validationError(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: " +
        `Member must have length between 1 and ${MOST_ITEMS}`,
    );
  return items.map((item: object) => {
    const entries = Object.entries(item ?? {}).filter(([, request]) => request != null);
    const [kind, request] = entries[0] ?? [];
    const known = kinds.find((candidate) => candidate === kind);
    if (entries.length !== 1 || !known || typeof request !== 'object')
      throw validationError(`TransactItems can only contain one of ${kinds.join(', ')}`);
    return { kind: known, request };
  });
};

/** The lock names of a transaction's items. Refuses a transaction that has an item twice. */
export const distinctLockNames = (places: Placed[]): string[] => {
  const names = lockNames(places);
  if (new Set(names).size < names.length)
    throw validationError('Transaction request cannot include multiple operations on one item');
  return names;
};

export const reasonFor = (refused: Refused, oldItem?: object): CancellationReason => {
  const isCondition = refused.code === 'ConditionalCheckFailedException';
  return {
    Code: isCondition ? 'ConditionalCheckFailed' : 'ValidationError',
    Message: refused.message,
    ...(oldItem && { Item: oldItem }),
  };
};

export const cancelled = (reasons: CancellationReason[]): Refused => {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return refusal(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
};

/** Cancels a transaction if another one is writing one of its items. */
export const refuseConflicts = (conflicts: Conflicts, places: Placed[]): void => {
  const rivals = conflicts.among(lockNames(places));
  if (rivals.size === 0) return;
  throw cancelled(
    places.map((placed) =>
      lockNames([placed]).some((name) => rivals.has(name))
        ? { Code: 'TransactionConflict', Message: CONFLICT }
        : { Code: 'None' },
    ),
  );
};

import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamo } from './client';
import { reasonsOf } from './passing';

/** One write of a transaction, made by an entity. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Writes everything or nothing. Returns the names of the writes whose conditions did not hold; an empty list means success.
 * Conflicts with other transactions on the same items and throttled partitions are retried. Throws `Contention` after the last
 * attempt.
 */
export const transact = async <N extends string>(writes: Record<N, Write>): Promise<N[]> => {
  const names = Object.keys(writes) as N[];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: Object.values<Write>(writes) }));
    return [];
  } catch (error) {
    const reasons = reasonsOf(error);
    const refused = names.filter((_, i) => reasons?.[i] === 'ConditionalCheckFailed');
    if (refused.length === 0) throw error;
    return refused;
  }
};

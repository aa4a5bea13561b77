import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { attempts, backOff } from './back-off';
import { dynamo } from './client';
import { Contention } from './contention';

/** One write of a transaction, made by an entity. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The transient reasons for a cancelled transaction. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const reasonsOf = (error: unknown): string[] | undefined => {
  const reasons = (error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons;
  return reasons?.map((reason) => reason.Code ?? 'None');
};

/**
 * Writes everything or nothing. Returns the names of the writes whose conditions did not hold; an empty list means success.
 * Conflicts with other transactions on the same items and throttled partitions are retried. Throws `Contention` after the last
 * attempt.
 */
export const transact = async <N extends string>(writes: Record<N, Write>): Promise<N[]> => {
  const names = Object.keys(writes) as N[];
  const command = new TransactWriteCommand({ TransactItems: Object.values<Write>(writes) });
  for (let attempt = 1; ; attempt++) {
    try {
      await dynamo.send(command);
      return [];
    } catch (error) {
      const reasons = reasonsOf(error);
      if (reasons === undefined) throw error;
      const refused = names.filter((_, i) => reasons[i] === 'ConditionalCheckFailed');
      if (refused.length > 0) return refused;
      if (!reasons.some((reason) => passing.has(reason))) throw error;
      if (attempt === attempts) throw new Contention();
      await backOff(attempt);
    }
  }
};
